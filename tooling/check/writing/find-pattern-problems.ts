import { asObject, type OpenApiDocument } from '../../../src/openapi/document/document';
import { listParts } from '../../../src/openapi/document/list-parts';
import { escapeKey } from '../../../src/openapi/document/pointer';
import { readPattern } from '../../../src/openapi/schema/read-pattern';
import type { Finding } from '../../../src/problems/problem';

/** Finds the values of `pattern` and the keys of `patternProperties` that aren't regular expressions. */
export function findPatternProblems(document: OpenApiDocument): Finding[] {
  return listParts(document).flatMap(({ kind, pointer, value }) => {
    if (kind !== 'schema') return [];
    const { pattern, patternProperties } = value;
    const patterns = [
      ...(typeof pattern === 'string' ? [{ pattern, pointer: `${pointer}/pattern` }] : []),
      ...Object.keys(asObject(patternProperties)).map((key) => ({
        pattern: key,
        pointer: `${pointer}/patternProperties/${escapeKey(key)}`,
      })),
    ];
    return patterns.filter((each) => !readPattern(each.pattern)).map(describe);
  });
}

function describe({ pattern, pointer }: { pattern: string; pointer: string }): Finding {
  return {
    code: 'openapi/unreadable-pattern',
    pointer,
    found: `the pattern ${pattern}, which is not a regular expression of ECMA-262`,
    expected: 'a regular expression as JavaScript reads it (JSON Schema, `pattern`)',
    fix: 'rewrite it without features that only other languages have, such as (?i)',
  };
}
