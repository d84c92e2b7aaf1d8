import { parse, stringify } from 'yaml';
import type { ReviewEntry } from '../../src/content/settings/review';

const head = `# yaml-language-server: $schema=../schemas/review.json
# Texts that are probably wrong now. npm run check reports each until its words are edited. If a text is
# right as it is, delete its entry.
`;

/** Adds entries to the text of a \`review.yaml\`, each once; undefined if there are none. */
export function addToReview(
  text: string | undefined,
  added: readonly ReviewEntry[],
): string | undefined {
  const known: ReviewEntry[] = parse(text ?? '') ?? [];
  const entries = new Map(
    [...known, ...added].map((each) => [toKey(each), each] as const).toReversed(),
  );
  if (entries.size === known.length) return text;
  return head + stringify([...entries.values()].toReversed(), { lineWidth: 0 });
}

function toKey({ file, words }: ReviewEntry): string {
  return `${file}\n${words}`;
}

/** In characters, before and after what was found. */
const context = { before: 40, after: 60 };

/** The words around what was found in a line, or all of a short line. */
export function quoteLine(line: string, found: string): string {
  const at = line.indexOf(found);
  const [start, end] = [Math.max(0, at - context.before), at + found.length + context.after];
  const space = line.indexOf(' ', start);
  const first = start > 0 && space >= 0 && space < at ? space : start;
  const last = end < line.length ? line.lastIndexOf(' ', end) : line.length;
  return line.slice(first, last < at + found.length ? end : last).trim();
}
