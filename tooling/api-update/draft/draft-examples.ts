import {
  asObject,
  asText,
  type Json,
  type OpenApiDocument,
} from '../../../src/openapi/document/document';
import { listOperations } from '../../../src/openapi/document/list-operations';
import { splitPointer } from '../../../src/openapi/document/pointer';
import { makeExample } from '../../../src/openapi/examples/examples';
import { listExamples } from '../../../src/openapi/examples/list-examples';
import { validatorFor } from '../../../src/openapi/examples/validate-value';
import type { Direction } from '../../../src/openapi/schema/direction';
import { toTitle } from '../../../src/text/slug';
import { isStructure } from '../../../src/text/written-number';
import { findHoles } from '../../check/writing/measure-coverage';
import type { Draft } from './draft';
import { type Labelled, sortByNearness } from './find-nearest';

/** A value of a field in an example of ours. */
interface OwnValue extends Labelled {
  value: unknown;
}

/** How many of our values are tried for a field. */
const maxTries = 8;

/**
 * Drafts the examples that JSON bodies lack: a value of the schema, whose fields have the values of those with
 * the same names in our examples, where the schema allows them. `ours` are the pointers of these. A body
 * without such a field gets none.
 */
export function draftExamples(document: OpenApiDocument, ours: readonly string[]): Draft[] {
  const operations = listOperations(document);
  const operationAt = (pointer: string) =>
    operations.find((each) => pointer.startsWith(`${each.pointer}/`));
  const labelOf = (pointer: string) =>
    `${operationAt(pointer)?.name ?? ''} ${directionOf(pointer)}`;
  const known = collectValues(document, new Set(ours), labelOf);
  return findHoles(document, [], operations).flatMap(({ code, pointer = '' }): Draft[] => {
    const keys = splitPointer(pointer);
    if (code !== 'coverage/no-example' || !/\bjson$/.test(keys.at(-1) ?? '')) return [];
    const operation = operationAt(pointer);
    const media = keys.reduce<unknown>((part, key) => asObject(part)[key], document);
    const direction = directionOf(pointer);
    const made = makeExample(document, asObject(media).schema, direction);
    const validate = validatorFor(document, [direction]);
    const fits = (value: unknown) => validate(value, `${pointer}/schema`).broken === undefined;
    const { value, from } = fillIn(made, labelOf(pointer), known, fits);
    if (!operation || from.length === 0) return [];
    const summary = asText(operation.operation.summary) ?? toTitle(operation.name);
    return [
      {
        pointer,
        keys: ['examples', 'first'],
        value: { summary, value },
        from: `examples of ${from.join(', ')}`,
      },
    ];
  });
}

function directionOf(pointer: string): Direction {
  return pointer.includes('/responses/') ? 'response' : 'request';
}

function collectValues(
  document: OpenApiDocument,
  ours: ReadonlySet<string>,
  labelOf: (pointer: string) => string,
): Map<string, OwnValue[]> {
  const known = new Map<string, OwnValue[]>();
  const collect = (value: unknown, label: string) => {
    if (!isStructure(value)) return;
    for (const [key, inner] of Object.entries(value)) {
      if (!Array.isArray(value))
        known.set(key, [...(known.get(key) ?? []), { label, value: inner }]);
      collect(inner, label);
    }
  };
  for (const { pointer, value } of listExamples(document)) {
    if (ours.has(pointer)) collect(value, labelOf(pointer));
  }
  return known;
}

/** Replaces the values of fields by ours of the same names, as long as the whole `fits` its schema. */
function fillIn(
  made: unknown,
  label: string,
  known: ReadonlyMap<string, OwnValue[]>,
  fits: (whole: unknown) => boolean,
): { value: unknown; from: string[] } {
  const from = new Set<string>();
  const fill = (value: unknown, complete: (part: unknown) => unknown): unknown => {
    if (!isStructure(value)) return value;
    const entries = Object.entries(value);
    const build = () =>
      Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
    for (const [index, [key, inner]] of entries.entries()) {
      const put = (next: unknown) => {
        entries[index] = [key, next];
        return complete(build());
      };
      const own = Array.isArray(value) || isListOfObjects(inner) ? [] : (known.get(key) ?? []);
      const found = sortByNearness(label, own)
        .slice(0, maxTries)
        .find((each) => fits(put(each.value)));
      if (found) from.add(found.label.split(' ')[0] ?? '');
      put(found ? found.value : fill(inner, put));
    }
    return build() as Json;
  };
  return { value: fill(made, (whole) => whole), from: [...from] };
}

/** What is in such a list depends on what it is a list of, whatever its name is. */
function isListOfObjects(value: unknown): boolean {
  return Array.isArray(value) && value.some(isStructure);
}
