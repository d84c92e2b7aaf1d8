import { createScanner, type ParseError, parse, printParseErrorCode } from 'jsonc-parser';
import type { Finding } from '../../problems/problem';
import { findWrongBracket, type Token } from './json-brackets';
import { findRepeatedNames } from './repeated-names';
import { describeDepth } from './value-size';

/** Finds the first fault of a JSON text, where an author would fix it, or all names that are repeated; empty if there is none. */
export function checkJson(text: string): Finding[] {
  const fault = findFault(text);
  return fault ? [fault] : findRepeatedNames(text);
}

function findFault(text: string): Finding | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (failure) {
    const tokens = listTokens(text);
    const deep = findDeepToken(tokens);
    if (deep) return { offset: deep.offset, ...describeDepth('too many levels') };
    const errors: ParseError[] = [];
    parse(text, errors, { disallowComments: true, allowTrailingComma: false });
    const [first] = errors;
    // A text that does not end contains the brackets after it.
    const endless = errors.find(
      ({ error }) => printParseErrorCode(error) === 'UnexpectedEndOfString',
    );
    if (endless) return explain(endless, text, tokens);
    return (
      findWrongBracket(text, tokens) ??
      (first && explain(first, text, tokens)) ??
      describe(0, `text that is not JSON: ${(failure as Error).message}`, 'valid JSON')
    );
  }
}

/** The parser that finds the place of a fault calls itself for each bracket. */
const maxBrackets = 1_000;

function findDeepToken(tokens: readonly Token[]): Token | undefined {
  let depth = 0;
  return tokens.find(({ text }) => {
    if (text === '[' || text === '{') depth += 1;
    if (text === ']' || text === '}') depth -= 1;
    return depth > maxBrackets;
  });
}

function listTokens(text: string): Token[] {
  const scanner = createScanner(text, true);
  const tokens: Token[] = [];
  for (;;) {
    scanner.scan();
    const offset = scanner.getTokenOffset();
    const length = scanner.getTokenLength();
    if (length === 0) return tokens;
    tokens.push({ offset, text: text.slice(offset, offset + length) });
  }
}

function explain({ error, offset, length }: ParseError, text: string, tokens: Token[]): Finding {
  const before = tokens.findLast((token) => token.offset < offset);
  const written = show(text.slice(offset, offset + length));
  const isAfterComma = before?.text === ',' && /^[}\]]/.test(text.slice(offset));
  if (isAfterComma) {
    return describe(
      before.offset,
      `a comma before ${written}`,
      'no comma after the last entry',
      'remove the comma',
    );
  }
  const isName = tokens.find((token) => token.offset > offset)?.text === ':';
  const kind = printParseErrorCode(error);
  switch (kind === 'InvalidSymbol' && isName ? 'PropertyNameExpected' : kind) {
    case 'CommaExpected':
      return describe(
        before ? before.offset + before.text.length : offset,
        `no comma between ${show(before?.text ?? '')} and ${written}`,
        'a comma between two entries',
        'add the comma',
      );
    case 'ColonExpected':
      return describe(
        offset,
        `${written} after the name ${show(before?.text ?? '')}`,
        'a colon between a name and its value',
        'add the colon, or quotes around the whole name',
      );
    case 'InvalidCommentToken':
    case 'UnexpectedEndOfComment':
      return describe(offset, 'a comment', 'JSON, which has no comments', 'remove it');
    case 'UnexpectedEndOfString':
      return describe(
        offset,
        `the text ${written} without its closing quote`,
        'a " on both sides of a text, on the same line',
        'add the quote; write \\" for one within the text',
      );
    case 'PropertyNameExpected':
      return describe(
        offset,
        `${written || 'the end of the file'} instead of a name`,
        'a name in double quotes',
        'write the name as "name"',
      );
    case 'EndOfFileExpected':
      return describe(
        offset,
        `${written} after the end of the document`,
        'nothing after the last bracket',
        'remove it, or the bracket before it',
      );
    default:
      return describe(
        offset,
        `${written || 'the end of the file'}, which is not JSON here`,
        'a text in double quotes, a number, true, false, null, a list or an object',
      );
  }
}

function describe(
  offset: number,
  found: string,
  expected: string,
  fix = 'fix the syntax here',
): Finding {
  return { offset, code: 'json/syntax', found, expected, fix };
}

function show(written: string): string {
  const line = written.replace(/\s+/g, ' ');
  return line.length > 40 ? `${line.slice(0, 40)}…` : line;
}
