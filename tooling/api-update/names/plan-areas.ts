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

/** Areas follow their operations to another tag. */
export function planAreas(
  areas: readonly AreaName[],
  before: OpenApiDocument,
  after: OpenApiDocument,
  renamed: ReadonlyMap<string, string>,
): AreaName[] {
  const [old, tags] = [[...listTags(before)], listTags(after)];
  return areas.map((area) => {
    const operations = area.operations
      ?.map((id) => renamed.get(id) ?? id)
      .filter((id) => tags.has(id));
    const followed = findTag(area, old, tags, renamed, areas);
    const { name } = area;
    return { name, ...(followed && { tag: followed }), ...(operations?.length && { operations }) };
  });
}

/** The tags that readers don't notice, because the area stays the same. */
export function listRetagged(
  areas: readonly AreaName[],
  planned: readonly AreaName[],
  before: OpenApiDocument,
  after: OpenApiDocument,
  renamed: ReadonlyMap<string, string>,
): Retagged[] {
  const [old, current] = [listTags(before), listTags(after)];
  return areas.flatMap(({ name: area, tag, operations = [] }, index): Retagged[] => {
    const to = planned[index]?.tag;
    const ofArea = tag !== undefined && to !== undefined && to !== tag;
    const own = operations.flatMap((id): Retagged[] => {
      const operation = renamed.get(id) ?? id;
      const [was, is] = [old.get(id), current.get(operation)];
      if (was === undefined || is === undefined || was === is) return [];
      return [{ kind: 'retagged', area, operation, from: was, to: is }];
    });
    return [...(ofArea ? [{ kind: 'retagged' as const, area, from: tag, to }] : []), ...own];
  });
}

function listTags(document: OpenApiDocument): Map<string, string | undefined> {
  return new Map(
    listOperations(document).map((raw) => [idOf(raw), asText(asList(raw.operation.tags)[0])]),
  );
}

function findTag(
  { tag }: AreaName,
  old: readonly (readonly [string, string | undefined])[],
  tags: ReadonlyMap<string, string | undefined>,
  renamed: ReadonlyMap<string, string>,
  areas: readonly AreaName[],
): string | undefined {
  if (tag === undefined || [...tags.values()].includes(tag)) return tag;
  const ids = old.filter(([, each]) => each === tag).map(([id]) => renamed.get(id) ?? id);
  const now = new Set(ids.flatMap((id) => tags.get(id) ?? []));
  const [only] = now;
  const isTaken = areas.some((area) => area.tag === only);
  return now.size === 1 && !isTaken ? only : undefined;
}
