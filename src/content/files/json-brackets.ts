import { positionAt } from '../../problems/place';
import type { Finding } from '../../problems/problem';

/** A token of a JSON text, without blanks and comments. */
export interface Token {
  offset: number;
  text: string;
}

interface Bracket extends Token {
  /** The indentation of the line on which it is. */
  indent: number;
}

const closing = new Map([
  ['{', '}'],
  ['[', ']'],
]);

/**
 * Finds a bracket without its counterpart. A parser only notices at the end of the file, so the
 * indentation of the lines decides which bracket it is. Undefined if all brackets match, or if the
 * indentation says nothing.
 */
export function findWrongBracket(text: string, tokens: readonly Token[]): Finding | undefined {
  const open: Bracket[] = [];
  let wrong: Bracket | undefined;
  for (const token of tokens) {
    const { indent, isFirst } = readIndent(text, token);
    const innermost = open.at(-1);
    if (isFirst && innermost && isOutside(token, indent, innermost)) wrong ??= innermost;
    if (closing.has(token.text)) open.push({ ...token, indent });
    else if (/^[}\]]$/.test(token.text)) {
      const opened = open.pop();
      if (!opened || closing.get(opened.text) !== token.text) {
        return describe(text, wrong ?? opened ?? token, opened !== undefined);
      }
      if (isFirst && indent > opened.indent) return describe(text, token, false);
    }
  }
  const unclosed = wrong ?? open.at(-1);
  return open.length > 0 && unclosed ? describe(text, unclosed, true) : undefined;
}

/** Returns whether the first token of a line stands too far left to be within a bracket or to close it. */
function isOutside(token: Token, indent: number, bracket: Bracket): boolean {
  return closing.get(bracket.text) === token.text
    ? indent < bracket.indent
    : indent <= bracket.indent;
}

function readIndent(text: string, { offset }: Token): { indent: number; isFirst: boolean } {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  const indent = /^\s*/.exec(line)?.[0].length ?? 0;
  return { indent, isFirst: indent === line.length };
}

function describe(text: string, { offset, text: bracket }: Token, isOpening: boolean) {
  const other = closing.get(bracket);
  const { line } = positionAt(text, offset);
  return isOpening && other
    ? {
        offset,
        code: 'json/syntax',
        found: `a ${bracket} that is not closed`,
        expected: `a ${other} after its last entry`,
        fix: `add the ${other}, or remove the ${bracket} of line ${line}`,
      }
    : {
        offset,
        code: 'json/syntax',
        found: `a ${bracket} that closes nothing`,
        expected: 'as many closing brackets as opening ones',
        fix: 'remove it, or add the opening bracket',
      };
}
