/** A text on one line that is short enough for a message. */
export function shorten(text: string, length = 200): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line === '') return 'no body';
  return line.length > length ? `${line.slice(0, length)}…` : line;
}

/** The line of what a program printed that says why it failed. */
export function findCause(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const isCause = (line: string) => /(error|exception|caused by|failed)\b/i.test(line);
  return shorten(lines.findLast(isCause) ?? lines.at(-1) ?? 'no output');
}
