import { type ParseError, printParseErrorCode, visit } from 'jsonc-parser';
import { positionAt } from '../../problems/place';
import type { Finding } from '../../problems/problem';
import { describeDepth } from './value-size';

/** Finds the first fault of a JSON text, or all names that an object has twice; empty if there is neither. */
export function checkJson(text: string): Finding[] {
  const { errors, repeated, tooDeep } = scanJson(text);
  if (tooDeep !== undefined) return [{ offset: tooDeep, ...describeDepth('too many levels') }];
  const [first] = errors;
  if (first) return [explain(first, text)];
  return repeated;
}

interface ScannedJson {
  errors: ParseError[];
  repeated: Finding[];
  /** The offset of the bracket that opens one level too many. */
  tooDeep?: number;
}

/** The parser calls itself for each level. */
const maxLevels = 1_000;

class TooDeep extends Error {
  constructor(readonly offset: number) {
    super();
  }
}

function scanJson(text: string): ScannedJson {
  const errors: ParseError[] = [];
  const repeated: Finding[] = [];
  // The names of each object around, and where they are; of a list, none.
  const open: Map<string, number>[] = [];
  const enter = (offset: number) => {
    if (open.length === maxLevels) throw new TooDeep(offset);
    open.push(new Map());
  };
  const leave = () => {
    open.pop();
  };
  try {
    visit(
      text,
      {
        onObjectBegin: enter,
        onArrayBegin: enter,
        onObjectEnd: leave,
        onArrayEnd: leave,
        onObjectProperty(name, offset) {
          const names = open.at(-1);
          const first = names?.get(name);
          if (first === undefined) names?.set(name, offset);
          else repeated.push(describeRepeated(name, offset, positionAt(text, first).line));
        },
        onError: (error, offset, length) => errors.push({ error, offset, length }),
      },
      { disallowComments: true },
    );
  } catch (error) {
    if (error instanceof TooDeep) return { errors, repeated, tooDeep: error.offset };
    throw error;
  }
  return { errors, repeated };
}

/** Parsers take the last of two names and say nothing. */
function describeRepeated(name: string, offset: number, firstLine: number): Finding {
  return {
    offset,
    code: 'json/repeated-name',
    found: `the name ${JSON.stringify(name)} for the second time in an object; the first is on line ${firstLine}`,
    expected: 'each name once',
    fix: 'remove one of the two, or merge them',
  };
}

/** What an error of the parser means to an author, by its name; `written` is the text at its place. */
const explanations: Record<string, (written: string) => Omit<Finding, 'code'>> = {
  InvalidSymbol: (written) => ({
    found: `${written}, which is not JSON`,
    expected: 'a name or text in double quotes, a number, true, false, null, a list or an object',
    fix: 'put a name or a text in double quotes, and correct anything else',
  }),
  PropertyNameExpected: (written) => ({
    found: `${written} instead of a name`,
    expected: 'a name in double quotes',
    fix: 'write the name as "name", or close the { before it',
  }),
  ColonExpected: (written) => ({
    found: `${written} after a name`,
    expected: 'a colon between a name and its value',
    fix: 'add the colon, or quotes around the whole name',
  }),
  CommaExpected: (written) => ({
    found: `${written} without a comma before it`,
    expected: 'a comma between two entries',
    fix: 'add the comma after the entry before; or close a bracket there, if this is not an entry of it',
  }),
  CloseBraceExpected: (written) => describeUnclosed(written, '{', '}'),
  CloseBracketExpected: (written) => describeUnclosed(written, '[', ']'),
  EndOfFileExpected: (written) => ({
    found: `${written} after the end of the document`,
    expected: 'nothing after the last bracket',
    fix: 'remove it, or a closing bracket before it',
  }),
  InvalidCommentToken: () => describeComment(),
  UnexpectedEndOfComment: () => describeComment(),
  UnexpectedEndOfString: (written) => ({
    found: `the text ${written} without its closing quote`,
    expected: 'a " on both sides of a text, on the same line',
    fix: 'add the quote; write \\" for one within the text',
  }),
  InvalidEscapeCharacter: (written) => ({
    found: `the text ${written}, in which a \\ is followed by a character that it does not go with`,
    expected: 'only \\", \\\\, \\/, \\b, \\f, \\n, \\r, \\t and \\u with four digits',
    fix: 'write \\\\ for the character itself',
  }),
};

function describeUnclosed(written: string, opening: string, closing: string) {
  return {
    found: `${written} where a ${closing} is missing`,
    expected: `a ${closing} for each ${opening}`,
    fix: `add the ${closing} after the last entry of its ${opening}; an editor shows which two belong together`,
  };
}

function describeComment() {
  return { found: 'a comment', expected: 'JSON, which has no comments', fix: 'remove it' };
}

function describeOther(written: string) {
  return {
    found: `${written}, which is not JSON here`,
    expected: 'a text in double quotes, a number, true, false, null, a list or an object',
    fix: 'fix the syntax here',
  };
}

function explain({ error, offset, length }: ParseError, text: string): Finding {
  const comma = findCommaBefore(text, offset);
  const written = show(text.slice(offset, offset + length)) || 'the end of the file';
  if (comma !== undefined) return { code: 'json/syntax', ...describeComma(comma, written) };
  const describe = explanations[printParseErrorCode(error)] ?? describeOther;
  return { offset, code: 'json/syntax', ...describe(written) };
}

/** The offset of a comma right before a closing bracket: the parser misses an entry at the bracket. */
function findCommaBefore(text: string, offset: number): number | undefined {
  if (!/^[}\]]/.test(text.slice(offset, offset + 1))) return undefined;
  const before = text.slice(0, offset).trimEnd();
  return before.endsWith(',') ? before.length - 1 : undefined;
}

function describeComma(offset: number, written: string) {
  return {
    offset,
    found: `a comma before ${written}`,
    expected: 'no comma after the last entry',
    fix: 'remove the comma',
  };
}

function show(written: string): string {
  const line = written.replace(/\s+/g, ' ');
  return line.length > 40 ? `${line.slice(0, 40)}…` : line;
}
