import type { ServerResponse } from 'node:http';
import type { DevelopMessage, MovedGuide } from '../../problems/develop-message';
import { formatProblems, type Problem } from '../../problems/problem';
import { type ShownProblem, toShownProblem } from '../../problems/shown-problem';

let shown: readonly ShownProblem[] = [];
let moved: readonly MovedGuide[] = [];
let printed = '';
const openPages = new Set<ServerResponse>();

/** Shows the problems of the content in all open pages, and prints them unless they are the last printed. */
export function showProblems(
  problems: readonly Problem[],
  reporter: { log(text: string): unknown },
): void {
  shown = problems.map(toShownProblem);
  for (const page of openPages) send(page);
  const text = formatProblems(problems);
  if (text === printed) return;
  reporter.log(`\n${text || 'The content no longer has any mistakes.'}\n`);
  printed = text;
}

/** Says in all open pages which guides have moved. */
export function showMoved(guides: readonly MovedGuide[]): void {
  moved = guides;
  for (const page of openPages) send(page);
}

/** Sends a page the problems of the content and the guides that have moved, at once and whenever they change. */
export function streamProblems(response: ServerResponse): void {
  response.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-store, no-transform',
  });
  openPages.add(response);
  response.on('close', () => openPages.delete(response));
  send(response);
}

function send(page: ServerResponse): void {
  const message: DevelopMessage = { problems: shown, moved };
  page.write(`data: ${JSON.stringify(message)}\n\n`);
  // The development server compresses, and would wait for more.
  if ('flush' in page && typeof page.flush === 'function') page.flush();
}
