import type { Finding } from '../../problems/problem';
import { asList, asObject, asText } from '../document/document';

/** The operations named in the entries of a list, each with its JSON pointer. */
function listNamed(entries: readonly unknown[], pointer: string) {
  return entries.flatMap((entry, entryIndex) =>
    asList(asObject(entry).operations).flatMap((value, index) => {
      const id = asText(value);
      return id === undefined
        ? []
        : [{ id, pointer: `${pointer}/${entryIndex}/operations/${index}` }];
    }),
  );
}

/** Finds the operations in a list of a tag that don't exist. `areas` contains the areas of each operation. */
export function findUnknownOperations(
  entries: readonly unknown[],
  pointer: string,
  areas: ReadonlyMap<string, readonly string[]>,
): Finding[] {
  return listNamed(entries, pointer)
    .filter(({ id }) => !areas.has(id))
    .map((named) => ({ pointer: named.pointer, ...describeUnknown(named.id) }));
}

/** Finds the operations in the groups of a tag that don't exist, belong to another area or are repeated. */
export function findGroupProblems(
  entries: readonly unknown[],
  pointer: string,
  areas: ReadonlyMap<string, readonly string[]>,
  area: string,
): Finding[] {
  const grouped = new Set<string>();
  return listNamed(entries, pointer).flatMap((named): Finding[] => {
    const { id } = named;
    const owners = areas.get(id);
    if (owners === undefined) return [{ pointer: named.pointer, ...describeUnknown(id) }];
    if (!owners.includes(area)) {
      return [{ pointer: named.pointer, ...describeStray(id, owners.join(', '), area) }];
    }
    if (!grouped.has(id)) {
      grouped.add(id);
      return [];
    }
    return [{ pointer: named.pointer, ...describeRepeated(id) }];
  });
}

function describeUnknown(id: string): Finding {
  return {
    code: 'operation/unknown',
    found: `the unknown operation ${id}`,
    expected: 'operationIds of the document',
    fix: 'correct the operationId, or remove it',
  };
}

function describeStray(id: string, owner: string, area: string): Finding {
  return {
    code: 'tag/operation-of-other-area',
    found: `the operation ${id}, which belongs to the area ${owner}`,
    expected: `operations of the area ${area}`,
    fix: 'move it to the groups of its area',
  };
}

function describeRepeated(id: string): Finding {
  return {
    code: 'tag/repeated-operation',
    found: `the operation ${id} in two places of x-groups`,
    expected: 'each operation in one group',
    fix: 'remove one of the two',
  };
}
