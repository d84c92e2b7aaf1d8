import { asObject, type OpenApiDocument, own } from '../../../src/openapi/document/document';
import { splitPointer } from '../../../src/openapi/document/pointer';
import { listExamples } from '../../../src/openapi/examples/list-examples';
import { validateExample } from '../../../src/openapi/examples/validate-value';
import type { Finding } from '../../../src/problems/problem';
import { isStructure, printJson } from '../../../src/text/written-number';

/**
 * Finds what does not match its schema in the examples at some pointers: each part by itself, at its own place, so that
 * a long example need not be searched for it.
 */
export function findMisfits(document: OpenApiDocument, pointers: readonly string[]): Finding[] {
  const wanted = new Set(pointers);
  return listExamples(document)
    .filter(({ pointer }) => wanted.has(pointer))
    .flatMap((example) =>
      (validateExample(document, example).broken ?? []).map(({ path, text }) => {
        const value = partAt(example.value, path);
        const written = isStructure(value) ? '' : `; it is ${printJson(value)}`;
        return {
          code: 'openapi/misfitting-example',
          pointer: example.pointer + path,
          found: `an example that does not match its schema: ${text}${written}`,
          expected: `a value that matches ${example.schema}`,
          fix: 'correct the example',
        };
      }),
    );
}

/** The part of a value at a JSON pointer. */
export function partAt(value: unknown, pointer: string): unknown {
  return splitPointer(pointer).reduce<unknown>(
    (part, key) => (Array.isArray(part) ? part[Number(key)] : own(asObject(part), key)),
    value,
  );
}
