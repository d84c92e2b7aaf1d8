import type { ServerResponse } from 'node:http';
import type { Problem } from '../../problems/problem';
import { type ShownProblem, toShownProblem } from '../../problems/shown-problem';

let shown: readonly ShownProblem[] = [];
const readers = new Set<ServerResponse>();

/** Shows the problems of the content in every page that is open. */
export function showProblems(problems: readonly Problem[]): void {
  shown = problems.map(toShownProblem);
  for (const reader of readers) send(reader);
}

/** Answers a page with the problems of the content, at once and whenever they change. */
export function streamProblems(response: ServerResponse): void {
  response.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-store, no-transform',
  });
  readers.add(response);
  response.on('close', () => readers.delete(response));
  send(response);
}

function send(reader: ServerResponse): void {
  reader.write(`data: ${JSON.stringify(shown)}\n\n`);
  // The development server compresses, and would wait for more.
  if ('flush' in reader && typeof reader.flush === 'function') reader.flush();
}
