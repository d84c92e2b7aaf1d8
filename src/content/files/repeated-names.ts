import { createScanner } from 'jsonc-parser';
import { positionAt } from '../../problems/place';
import type { Finding } from '../../problems/problem';

/**
 * Finds the names that an object of a valid JSON text has twice. Parsers take the last one and say
 * nothing. A stack of its own, because a text may have more levels than that of the program.
 */
export function findRepeatedNames(text: string): Finding[] {
  const scanner = createScanner(text, true);
  const findings: Finding[] = [];
  const open: Map<string, number>[] = [];
  let last = { written: '', offset: 0 };
  for (scanner.scan(); scanner.getTokenLength() > 0; scanner.scan()) {
    const offset = scanner.getTokenOffset();
    switch (text.charAt(offset)) {
      case '"':
        last = { written: scanner.getTokenValue(), offset };
        break;
      case '{':
        open.push(new Map());
        break;
      case '}':
        open.pop();
        break;
      case ':': {
        const names = open.at(-1);
        const first = names?.get(last.written);
        if (first === undefined) names?.set(last.written, last.offset);
        else findings.push(describe(last, positionAt(text, first).line));
      }
    }
  }
  return findings;
}

function describe({ written, offset }: { written: string; offset: number }, firstLine: number) {
  return {
    offset,
    code: 'json/repeated-name',
    found: `the name ${JSON.stringify(written)} for the second time in an object; the first is on line ${firstLine}`,
    expected: 'each name once',
    fix: 'remove one of the two, or merge them',
  };
}
