import type { OpenApiDocument } from '../../../src/openapi/document/document';
import {
  type DocumentEntry,
  isName,
  listEntries,
} from '../../../src/openapi/document/list-entries';
import { readPattern } from '../../../src/openapi/schema/read-pattern';
import type { Finding } from '../../../src/problems/problem';

/** Finds the values of `pattern` and the keys of `patternProperties` that aren't regular expressions. */
export function findPatternProblems(document: OpenApiDocument): Finding[] {
  return listEntries(document, '').flatMap((entry) => {
    const pattern = patternOf(entry);
    if (pattern === undefined || readPattern(pattern)) return [];
    return [
      {
        code: 'openapi/unreadable-pattern',
        pointer: entry.pointer,
        found: `the pattern ${pattern}, which is not a regular expression of ECMA-262`,
        expected: 'a regular expression as JavaScript reads it (JSON Schema, `pattern`)',
        fix: 'rewrite it without features that only other languages have, such as (?i)',
      },
    ];
  });
}

function patternOf(entry: DocumentEntry): string | undefined {
  const { key, parentKey, value } = entry;
  if (parentKey === 'patternProperties') return key;
  return key === 'pattern' && !isName(entry) && typeof value === 'string' ? value : undefined;
}
