/** Code that may take several lines: a text, or a group that lies on one line or has one for each part. */
export type Code = string | Group;

/** An object or a list. */
export interface Group {
  brackets: '{}' | '[]';
  parts: Part[];
}

/** An entry of a group: what stands before its value, such as a key, and the value. */
export type Part = [before: string, value: Code];

const width = 70;

/**
 * Lays code out that begins at a column of a line. A group breaks where its line would be too long,
 * or where a part takes several lines.
 */
export function layOut(code: Code, column = 0, depth = 0): string {
  const line = writeLine(code);
  const isFitting = !line.includes('\n') && column + line.length <= width;
  return typeof code === 'string' || isFitting ? line : breakUp(code, depth);
}

/** Gives each part of a group its own line. A text of several lines keeps them as they are. */
export function breakUp({ brackets, parts }: Group, depth = 0): string {
  if (parts.length === 0) return brackets;
  const inner = ' '.repeat(depth + 2);
  const lines = parts.map(([before, value]) => {
    const start = inner + before;
    // A comma follows.
    return `${start}${layOut(value, start.length + 1, depth + 2)},\n`;
  });
  return `${brackets[0]}\n${lines.join('')}${' '.repeat(depth)}${brackets[1]}`;
}

function writeLine(code: Code): string {
  if (typeof code === 'string') return code;
  const { brackets, parts } = code;
  const line = parts.map(([before, value]) => before + writeLine(value)).join(', ');
  const isSpaced = brackets === '{}' && parts.length > 0;
  return isSpaced ? `{ ${line} }` : brackets[0] + line + brackets[1];
}
