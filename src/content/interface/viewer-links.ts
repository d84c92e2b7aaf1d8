import { joinBlocks } from '../../openapi/build/details';
import { collectReached } from '../../openapi/document/collect-reached';
import { asObject, asText, type OpenApiDocument } from '../../openapi/document/document';
import { keysOf } from '../../openapi/document/reference';
import { nameSections } from '../../prose/extract/name-sections';
import { toSlug } from '../../text/slug';
import type { InterfaceAddresses } from './list-addresses';

/** Finds the route of the part that a link means; undefined if the interface has no such part. */
export type FindLinkedPart = (hash: string) => string | undefined;

/**
 * Creates the function that understands the links of descriptions that were written for other viewers of OpenAPI
 * documents: `#operation/<id>`, `#tag/<name>`, `#tag/<name>/operation/<id>` and `#section/<heading>` of Redoc,
 * `#tag/<name>/<method>/<path>` of Scalar, `#/<tag>/<id>` of Swagger UI, and JSON pointers to paths and schemas.
 * A type leads to the first operation that uses it. The name of a tag may be the one that it has in the file, by
 * `formerTags`, or the one that readers see.
 */
export function createLinkedPartFinder(
  document: OpenApiDocument,
  addresses: InterfaceAddresses,
  formerTags: ReadonlyMap<string, string>,
): FindLinkedPart {
  const operations = new Map(addresses.operations.map((each) => [each.id, each.route]));
  const slugs = new Map(addresses.operations.map((each) => [each.slug, each.route]));
  const areas = new Map(addresses.areas.map((each) => [each.slug, each.route]));
  for (const { slug, route, names } of addresses.areas) {
    const former = [...formerTags].filter(([, name]) => toSlug(name) === slug);
    for (const name of [...names, ...former.map(([tag]) => tag)]) {
      if (!areas.has(toSlug(name))) areas.set(toSlug(name), route);
    }
  }
  const findOperation = (id = '') => operations.get(id) ?? slugs.get(toSlug(id));
  const findPath = (path?: string, method?: string) =>
    addresses.operations.find(
      (each) => each.path === path && (!method || each.method === method.toUpperCase()),
    )?.route;
  const findInTag = ([kind = '', ...rest]: string[]) => {
    if (kind === 'operation') return findOperation(rest[0]);
    return kind === 'paths' ? findPath(...rest) : findPath(`/${rest.join('/')}`, kind);
  };
  const findType = (type: string) =>
    addresses.operations.find(({ operation, pathItem: { parameters } }) => {
      const { components } = collectReached(document, { operation, parameters }, []);
      return Object.hasOwn(asObject(components.schemas), type);
    })?.route;
  const { summary, description } = document.info;
  const findSection = (titles: string[]) => {
    const anchor = findHeading(joinBlocks([asText(summary), asText(description)]) ?? '', titles);
    return anchor && `${addresses.overview}#${anchor}`;
  };
  return (hash) => {
    const [kind, name = '', ...rest] = keysOf(hash);
    switch (kind) {
      case 'operation':
        return findOperation(name);
      case 'tag':
        return rest.length > 0 ? findInTag(rest) : areas.get(toSlug(name));
      case 'section':
        return findSection([name, ...rest]);
      case 'paths':
        return findPath(name, rest[0]);
      case 'components':
        return name === 'schemas' ? findType(rest.join('/')) : undefined;
      case 'schema':
      case 'model':
        return findType(name);
      default:
        return rest.length === 0 && hash.startsWith('#/') ? findOperation(name) : undefined;
    }
  };
}

/** Finds the anchor of the last of some headings within one another. */
function findHeading(markdown: string, titles: string[]): string | undefined {
  const { sections } = nameSections(markdown);
  let at = -1;
  for (const title of titles) {
    at = sections.findIndex((each, index) => index > at && toSlug(each.title) === toSlug(title));
    if (at < 0) return undefined;
  }
  return sections[at]?.anchor;
}
