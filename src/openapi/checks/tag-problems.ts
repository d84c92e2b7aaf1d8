import { asList, asObject, asText, type OpenApiDocument, own } from '../document/document';
import { escapeKey } from '../document/pointer';
import type { ApiProblem } from '../model/build-api';

/** The lists of a tag, and what an entry of each may say beside its operations. */
const lists = {
  'x-groups': { title: 'a text' },
  'x-life-cycle': { description: 'a text', states: 'a list of texts' },
} as const;

/**
 * Groups and life cycles are lists whose entries say only what a page shows, and name operations
 * that exist; a group those of its own area, each once. `areas` gives the area of each operation.
 */
export function findTagProblems(
  document: OpenApiDocument,
  areas: ReadonlyMap<string, string>,
): ApiProblem[] {
  return asList(document.tags).flatMap((tag, index) =>
    Object.entries(lists).flatMap(([key, parts]) => {
      const pointer = `/tags/${index}/${key}`;
      const value = own(asObject(tag), key);
      if (value === undefined) return [];
      if (!Array.isArray(value) || !value.every(namesOperations)) return [describeNoList(pointer)];
      return [
        ...value.flatMap((entry, place) => findEntryProblems(entry, `${pointer}/${place}`, parts)),
        ...findOperationProblems(value, pointer, areas, String(asObject(tag).name)),
      ];
    }),
  );
}

function namesOperations(entry: unknown): boolean {
  return Array.isArray(asObject(entry).operations);
}

function describeNoList(pointer: string): ApiProblem {
  return {
    pointer,
    found: `${pointer.split('/').at(-1)} that is no list of entries with operations`,
    expected: 'a list, and in each entry a list `operations`',
    repair: 'write it as README shows, or remove it',
  };
}

/** Keys that no page shows, and values that are no words. */
function findEntryProblems(
  entry: unknown,
  pointer: string,
  parts: Readonly<Record<string, string>>,
): ApiProblem[] {
  const known = [...Object.keys(parts), 'operations'];
  return Object.entries(asObject(entry)).flatMap(([key, value]): ApiProblem[] => {
    const at = `${pointer}/${escapeKey(key)}`;
    if (!known.includes(key)) {
      return [
        {
          pointer: at,
          found: `an unknown ${key} in ${pointer.split('/').at(-2)}`,
          expected: `only ${known.join(', ')}`,
          repair: 'correct its spelling, or remove it',
        },
      ];
    }
    const expected = parts[key] ?? 'a list of operationIds';
    const texts = expected === 'a text' ? [value] : asList(value);
    if (texts.length > 0 && texts.every(asText)) return [];
    return [
      {
        pointer: at,
        found: `\`${key}: ${JSON.stringify(value)}\``,
        expected,
        repair: `write ${key}: ${expected === 'a text' ? '"…"' : '[…]'}`,
      },
    ];
  });
}

function findOperationProblems(
  entries: readonly unknown[],
  pointer: string,
  areas: ReadonlyMap<string, string>,
  area: string,
): ApiProblem[] {
  const isGroups = pointer.endsWith('/x-groups');
  const grouped = new Set<string>();
  return entries.flatMap((entry, place) =>
    asList(asObject(entry).operations).flatMap((value, index): ApiProblem[] => {
      const id = asText(value);
      if (id === undefined) return [];
      const at = `${pointer}/${place}/operations/${index}`;
      if (!areas.has(id)) {
        return [
          {
            pointer: at,
            found: `the operation ${id}, which the document does not have`,
            expected: 'operationIds of the document',
            repair: 'correct the operationId, or remove it',
          },
        ];
      }
      if (isGroups && areas.get(id) !== area) {
        return [
          {
            pointer: at,
            found: `the operation ${id}, which belongs to the area ${areas.get(id)}`,
            expected: `operations of the area ${area}`,
            repair: 'move it to the groups of its area',
          },
        ];
      }
      if (!isGroups || (!grouped.has(id) && grouped.add(id))) return [];
      return [
        {
          pointer: at,
          found: `the operation ${id} in two places of x-groups`,
          expected: 'each operation in one group',
          repair: 'remove one of the two',
        },
      ];
    }),
  );
}
