/** In characters. */
const longest = 200;
/** How much of what two texts share is shown before their first difference. */
const before = 60;

/** A text on one line that is short enough for a message. */
export function shorten(text: string): string {
  const line = toLine(text);
  if (line === '') return 'no body';
  return line.length > longest ? `${line.slice(0, longest)}…` : line;
}

/** Two texts on a line each, of which long ones are shown from shortly before their first difference. */
export function shortenBoth(one: string, other: string): [string, string] {
  const lines: [string, string] = [toLine(one), toLine(other)];
  // What only spaces tell apart would be shown alike.
  if (lines[0] === lines[1]) return shortenLines([one, other]);
  return shortenLines(lines);
}

function shortenLines(lines: [string, string]): [string, string] {
  const [first, second] = lines;
  let differsAt = 0;
  while (differsAt < first.length && first[differsAt] === second[differsAt]) differsAt += 1;
  const isLate = differsAt > longest - before && Math.max(first.length, second.length) > longest;
  const from = isLate ? differsAt - before : 0;
  const cut = (line: string) => {
    const to = from + longest;
    return `${from > 0 ? '…' : ''}${line.slice(from, to)}${line.length > to ? '…' : ''}`;
  };
  return [cut(first), cut(second)];
}

function toLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** The line of what a program printed that says why it failed. */
export function findCause(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const isCause = (line: string) => /(error|exception|caused by|failed)\b/i.test(line);
  return shorten(lines.findLast(isCause) ?? lines.at(-1) ?? 'no output');
}
