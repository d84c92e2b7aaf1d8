import { asList, asObject, asText, type OpenApiDocument } from './document';
import { idOf, listOperations, type RawOperation } from './list-operations';

/** The name of what is shown like an area: the operations without a tag. */
export const untagged = 'Other';

/** The names of an operation's areas: its tags. The first is its home, which its breadcrumbs lead to. */
export function areasOf({ operation }: Pick<RawOperation, 'operation'>): [string, ...string[]] {
  const [home = untagged, ...others] = new Set(
    asList(operation.tags).flatMap((tag) => asText(tag) ?? []),
  );
  return [home, ...others];
}

/** The name of the area that is an operation's home. */
export function areaOf(raw: Pick<RawOperation, 'operation'>): string {
  return areasOf(raw)[0];
}

/**
 * The names of all areas: tags in the order of their groups and else of the document, then tags that only
 * operations use, then the untagged operations.
 */
export function listAreaNames(document: OpenApiDocument, raws: readonly RawOperation[]): string[] {
  const used = new Set(raws.flatMap(areasOf));
  const declared = asList(document.tags).flatMap((tag) => asText(asObject(tag).name) ?? []);
  const others = [...used].filter((name) => name !== untagged);
  const inOrder = [...listTagGroups(document).keys(), ...declared, ...others, untagged];
  return [...new Set(inOrder)].filter((name) => used.has(name));
}

/** The title of the group of each tag that has one (`x-tagGroups`), in their order. */
export function listTagGroups(document: OpenApiDocument): ReadonlyMap<string, string> {
  return new Map(
    asList(document['x-tagGroups']).flatMap((group) => {
      const { name, tags } = asObject(group);
      const title = asText(name);
      return title === undefined ? [] : asList(tags).map((tag) => [String(tag), title] as const);
    }),
  );
}

/** The areas of each operation of a document, by id. */
export function listAreas(document: OpenApiDocument): ReadonlyMap<string, readonly string[]> {
  return new Map(listOperations(document).map((raw) => [idOf(raw), areasOf(raw)]));
}
