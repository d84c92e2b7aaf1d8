import { toSlug, toTitle } from '../../text/slug';
import { asList, asObject, asText, isObject, type OpenApiDocument } from './document';
import { isMethod } from './list-operations';

/**
 * Gives each operation without tags that of the first word of its path: `Boats`, or the document's own spelling of it,
 * for `/v1/boats/{id}`. A path without words leaves it untagged.
 */
export function tagByPath(document: OpenApiDocument): OpenApiDocument {
  const items = Object.entries(asObject(document.paths));
  const written = items.flatMap(([, item]) =>
    Object.values(asObject(item)).flatMap((operation) => asList(asObject(operation).tags)),
  );
  const declared = asList(document.tags).map((tag) => asObject(tag).name);
  const known = new Map(
    [...written, ...declared].flatMap((tag) => {
      const name = asText(tag);
      return name === undefined ? [] : [[toSlug(name), name] as const];
    }),
  );
  const paths = items.map(([path, item]) => {
    // Neither a version nor a parameter says what a path is about.
    const [word] = path.split('/').filter((part) => part && !/[{}]|^v\d[\d.]*$/i.test(part));
    if (word === undefined || !isObject(item)) return [path, item];
    const tag = known.get(toSlug(word)) ?? toTitle(word);
    const parts = Object.entries(item).map(([key, operation]) => {
      const isUntagged = isMethod(key) && asList(asObject(operation).tags).length === 0;
      return [key, isUntagged ? { ...asObject(operation), tags: [tag] } : operation];
    });
    return [path, Object.fromEntries(parts)];
  });
  return { ...document, paths: Object.fromEntries(paths) };
}
