import { keysOf } from '../../openapi/document/reference';
import type { Api } from '../../openapi/model';
import { createPartNames } from '../../page-models/changelog/part-routes';
import { nameSections } from '../../prose/extract/name-sections';
import { parseMarkdown } from '../../prose/parse/parse-markdown';
import { toSlug } from '../../text/slug';

/** Finds the route of the part that a link means; undefined if the interface has no such part. */
export type FindLinkedPart = (hash: string) => string | undefined;

/**
 * Creates the function that understands the links of descriptions that were written for other viewers of OpenAPI
 * documents: `#operation/<id>`, `#tag/<name>`, `#tag/<name>/operation/<id>` and `#section/<heading>` of Redoc,
 * `#tag/<name>/<method>/<path>` of Scalar, `#/<tag>/<id>` of Swagger UI, and JSON pointers to paths and schemas.
 * The name of a tag may be the one that it has in the file, by `formerTags`, or the one that readers see.
 */
export function createLinkedPartFinder(
  api: Api,
  formerTags: ReadonlyMap<string, string> = new Map(),
): FindLinkedPart {
  const operations = new Map(api.operations.map((each) => [each.id, each.route]));
  const slugs = new Map(api.operations.map((each) => [each.slug, each.route]));
  const areas = new Map(api.areas.map((each) => [each.slug, each.route]));
  for (const { slug, route, title } of api.areas) {
    const former = [...formerTags].filter(([, name]) => toSlug(name) === slug);
    for (const name of [title, ...former.map(([tag]) => tag)]) {
      if (!areas.has(toSlug(name))) areas.set(toSlug(name), route);
    }
  }
  const { routeOf } = createPartNames(api);
  const findOperation = (id = '') => operations.get(id) ?? slugs.get(toSlug(id));
  const findPath = (path?: string, method?: string) =>
    api.operations.find(
      (each) => each.path === path && (!method || each.method === method.toUpperCase()),
    )?.route;
  const findInTag = ([kind = '', ...rest]: string[]) => {
    if (kind === 'operation') return findOperation(rest[0]);
    return kind === 'paths' ? findPath(...rest) : findPath(`/${rest.join('/')}`, kind);
  };
  return (hash) => {
    const [kind, name = '', ...rest] = keysOf(hash);
    switch (kind) {
      case 'operation':
        return findOperation(name);
      case 'tag':
        return rest.length > 0 ? findInTag(rest) : areas.get(toSlug(name));
      case 'section':
        return findSection(api, [name, ...rest]);
      case 'paths':
        return findPath(name, rest[0]);
      case 'components':
        return name === 'schemas' ? routeOf({ type: rest.join('/') }) : undefined;
      case 'schema':
      case 'model':
        return routeOf({ type: name });
      default:
        return rest.length === 0 && hash.startsWith('#/') ? findOperation(name) : undefined;
    }
  };
}

/** Finds the last of some headings within one another in the description of the API. */
function findSection({ route, description = '' }: Api, titles: string[]): string | undefined {
  const sections = nameSections(parseMarkdown(description));
  let at = -1;
  for (const title of titles) {
    at = sections.findIndex((each, index) => index > at && toSlug(each.title) === toSlug(title));
    if (at < 0) return undefined;
  }
  return `${route}#${sections[at]?.anchor}`;
}
