import { toSlug, toTitle } from '../../text/slug';
import { asList, asObject, asText, isObject, mapParts, type OpenApiDocument } from './document';
import { isMethod } from './list-operations';

/**
 * Gives each operation without tags that of the first word of its path: `Boats`, or the document's own spelling of it,
 * for `/v1/boats/{id}`. A path without words leaves it untagged.
 */
export function tagByPath(document: OpenApiDocument): OpenApiDocument {
  const written = Object.values(asObject(document.paths)).flatMap((item) =>
    Object.values(asObject(item)).flatMap((operation) => asList(asObject(operation).tags)),
  );
  const declared = asList(document.tags).map((tag) => asObject(tag).name);
  const known = new Map(
    [...written, ...declared].flatMap((tag) => {
      const name = asText(tag);
      return name === undefined ? [] : [[toSlug(name), name] as const];
    }),
  );
  const paths = mapParts(document.paths ?? {}, (item, path) => {
    // Neither a version nor a parameter says what a path is about.
    const [word] = path.split('/').filter((part) => part && !/[{}]|^v\d[\d.]*$/i.test(part));
    if (word === undefined || !isObject(item)) return item;
    const tag = known.get(toSlug(word)) ?? toTitle(word);
    return mapParts(item, (operation, key) => {
      const isUntagged = isMethod(key) && asList(asObject(operation).tags).length === 0;
      return isUntagged ? { ...asObject(operation), tags: [tag] } : operation;
    });
  });
  return { ...document, paths };
}
