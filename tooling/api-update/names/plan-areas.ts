import { asList, asText, type OpenApiDocument } from '../../../src/openapi/document/document';
import { idOf, listOperations } from '../../../src/openapi/document/list-operations';
import type { AreaName } from '../../../src/openapi/names/names';

/** The operations of an area, or one that the area lists, have another tag. */
export interface Retagged {
  kind: 'retagged';
  area: string;
  operation?: string;
  from: string;
  to: string;
}

/**
 * Areas follow their operations to another tag; readers don't notice what is `retagged`, because the area
 * stays the same. `newIds` has the new ids of operations by their old ones.
 */
export function planAreas(
  areas: readonly AreaName[],
  before: OpenApiDocument,
  after: OpenApiDocument,
  newIds: ReadonlyMap<string, string>,
): { areas: AreaName[]; retagged: Retagged[] } {
  const [old, tags] = [listTags(before), listTags(after)];
  const retagged: Retagged[] = [];
  const planned = areas.map(({ name, tag, operations = [] }): AreaName => {
    const followed = findTag(tag);
    const kept: string[] = [];
    if (tag !== undefined && followed !== undefined && followed !== tag) {
      retagged.push({ kind: 'retagged', area: name, from: tag, to: followed });
    }
    for (const id of operations) {
      const operation = newIds.get(id) ?? id;
      const [from, to] = [old.get(id), tags.get(operation)];
      if (tags.has(operation)) kept.push(operation);
      if (from === undefined || to === undefined || from === to) continue;
      retagged.push({ kind: 'retagged', area: name, operation, from, to });
    }
    return {
      name,
      ...(followed && { tag: followed }),
      ...(kept.length > 0 && { operations: kept }),
    };
  });
  return { areas: planned, retagged };

  function findTag(tag: string | undefined): string | undefined {
    if (tag === undefined || [...tags.values()].includes(tag)) return tag;
    const ids = [...old].filter(([, each]) => each === tag).map(([id]) => newIds.get(id) ?? id);
    const [only, ...others] = new Set(ids.flatMap((id) => tags.get(id) ?? []));
    const isTaken = areas.some((area) => area.tag === only);
    return others.length > 0 || isTaken ? undefined : only;
  }
}

function listTags(document: OpenApiDocument): Map<string, string | undefined> {
  return new Map(
    listOperations(document).map((raw) => [idOf(raw), asText(asList(raw.operation.tags)[0])]),
  );
}
