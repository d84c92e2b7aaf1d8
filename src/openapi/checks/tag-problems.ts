import type { Finding } from '../../problems/problem';
import { asList, asObject, asText, type OpenApiDocument, own } from '../document/document';

/**
 * Finds the operations in the groups and life cycles of tags that do not exist. Groups may list only operations of
 * their own area, each once. `areas` contains the areas of each operation.
 */
export function findTagProblems(
  document: OpenApiDocument,
  areas: ReadonlyMap<string, readonly string[]>,
): Finding[] {
  return asList(document.tags)
    .map(asObject)
    .flatMap((tag, index) => {
      const find = (key: string, area?: string) =>
        findOperationProblems(asList(own(tag, key)), `/tags/${index}/${key}`, areas, area);
      return [...find('x-groups', String(tag.name)), ...find('x-life-cycle')];
    });
}

/** Finds the operations in a list of a tag that don't exist; in the groups of `area`, also others' and repeated ones. */
function findOperationProblems(
  entries: readonly unknown[],
  pointer: string,
  areas: ReadonlyMap<string, readonly string[]>,
  area?: string,
): Finding[] {
  const grouped = new Set<string>();
  const check = (id: string): Finding | undefined => {
    const owners = areas.get(id);
    if (owners === undefined) return describeUnknown(id);
    if (area === undefined) return undefined;
    if (!owners.includes(area)) return describeStray(id, owners.join(', '), area);
    if (grouped.has(id)) return describeRepeated(id);
    grouped.add(id);
    return undefined;
  };
  return entries.flatMap((entry, at) =>
    asList(asObject(entry).operations).flatMap((value, index) => {
      const id = asText(value);
      const finding = id && check(id);
      return finding ? [{ pointer: `${pointer}/${at}/operations/${index}`, ...finding }] : [];
    }),
  );
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
