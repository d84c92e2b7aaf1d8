import { asList, asObject, asText, type OpenApiDocument } from './document';
import { idOf, listOperations, type RawOperation } from './list-operations';

/** The title of what is shown like an area: the operations without a tag. */
export const untagged = 'Other';

/** The title of an operation's area: its first tag. */
export function areaOf({ operation }: Pick<RawOperation, 'operation'>): string {
  return asText(asList(operation.tags)[0]) ?? untagged;
}

/** The titles of all areas: tags in the document's order, then tags that only operations use, then the untagged operations. */
export function listAreaTitles(document: OpenApiDocument, raws: readonly RawOperation[]): string[] {
  const used = new Set(raws.map(areaOf));
  const declared = asList(document.tags)
    .map((tag) => asText(asObject(tag).name))
    .filter((name) => name !== undefined && used.has(name)) as string[];
  const others = [...used].filter((name) => name !== untagged);
  return [...new Set([...declared, ...others, ...(used.has(untagged) ? [untagged] : [])])];
}

/** The area of each operation of a document, by id. */
export function listAreas(document: OpenApiDocument): ReadonlyMap<string, string> {
  return new Map(listOperations(document).map((raw) => [idOf(raw), areaOf(raw)]));
}
