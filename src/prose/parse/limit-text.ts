import { type Position, positionAt } from '../../problems/place';
import type { Finding } from '../../problems/problem';

/** Deeper trees would exceed the stack of the programs that go through them. */
export const maxLevels = 500;
/** In characters. The parser takes seconds for a longer text, and nobody reads such a page. */
const maxLength = 500_000;
/** The parser takes as long for a short line as for a paragraph. */
const maxLines = 20_000;
/** The parser tries to read each of the lists that a line opens, up to its end, as a thematic break. */
const lineOfLists = /(?:[-*][ \t]+){500}[^-*\s]/;

/** A text that would take the parser, or the programs that go through its tree, many seconds. */
export class ExcessiveText extends Error {
  constructor(
    readonly finding: Finding,
    readonly position: Position,
  ) {
    super(finding.found);
  }
}

/** Describes parts of a text that are within too many others. */
export const tooDeep: Finding = {
  code: 'syntax/too-deep',
  found: 'quotes, lists or other parts within one another, too deep to show',
  expected: `at most ${maxLevels} levels`,
  fix: 'remove the repeated characters that open them, such as > or -',
};

/** Throws `ExcessiveText` for a text that is too long for a page, or has too many lists on a line. */
export function limitText(text: string, firstLine = 1): void {
  const start = { line: firstLine, column: 1 };
  const lines = text.split(/\r?\n|\r/).length;
  if (text.length > maxLength) throw tooLong(text.length, maxLength, 'characters', start);
  if (lines > maxLines) throw tooLong(lines, maxLines, 'lines', start);
  const lists = lineOfLists.exec(text);
  if (lists) throw new ExcessiveText(tooDeep, positionAt(text, lists.index, start));
}

function tooLong(size: number, limit: number, unit: string, start: Position): ExcessiveText {
  const finding: Finding = {
    code: 'syntax/too-long',
    found: `a text of ${size.toLocaleString('en')} ${unit}`,
    expected: `at most ${limit.toLocaleString('en')} ${unit}`,
    fix: 'split it into several pages, and remove data that nobody reads',
  };
  return new ExcessiveText(finding, start);
}
