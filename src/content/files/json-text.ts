import { type ParseError, printParseErrorCode, visit } from 'jsonc-parser';
import { positionAt } from '../../problems/place';
import type { Finding } from '../../problems/problem';
import { tooDeep } from './value-size';

/** Finds the first fault of a JSON text, or all names that an object has twice; empty if there is neither. */
export function checkJson(text: string): Finding[] {
  const errors: ParseError[] = [];
  const repeated: Finding[] = [];
  // The names of each object around, and where they are; of a list, none.
  const open: Map<string, number>[] = [];
  const enter = () => {
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
    // The parser calls itself for each level.
    if (error instanceof RangeError) return [tooDeep];
    throw error;
  }
  const [first] = errors;
  return first ? [describeSyntax(first, text)] : repeated;
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

/** Says what the parser says: `CommaExpected` is "comma expected". */
function describeSyntax({ error, offset, length }: ParseError, text: string): Finding {
  const reason = printParseErrorCode(error).replace(/\B[A-Z]/g, (letter) => ` ${letter}`);
  const written = text.slice(offset, offset + Math.min(length, 40)).replace(/\s+/g, ' ');
  return {
    offset,
    code: 'json/syntax',
    found: `text that is not JSON: ${reason.toLowerCase()} at ${written || 'the end of the file'}`,
    expected: 'valid JSON',
    fix: 'fix the syntax here: names and texts are in double quotes, a comma is between two entries and not after the last, and each bracket is closed',
  };
}
