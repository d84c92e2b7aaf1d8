import { asList, asObject, asText, type OpenApiDocument } from '../../openapi/document/document';
import { listAreaNames } from '../../openapi/document/list-areas';
import { idOf, listOperations, type RawOperation } from '../../openapi/document/list-operations';
import { categoryRoute, operationRoute, overviewRoute } from '../../text/routes';
import { toSlug } from '../../text/slug';

/** The addresses of the pages of an interface, which follow from its document. */
export interface InterfaceAddresses {
  /** The overview of the interface. */
  overview: string;
  /** In the order of the document. */
  operations: readonly (RawOperation & { id: string; slug: string; route: string })[];
  /** The areas, with all names that readers may know them by. */
  areas: readonly { slug: string; route: string; names: readonly string[] }[];
}

/** Lists the addresses of the pages of an interface in the version whose routes begin with `base`. */
export function listAddresses(document: OpenApiDocument, base: string): InterfaceAddresses {
  const operations = listOperations(document);
  const names = listAreaNames(document, operations);
  const tags = asList(document.tags).map(asObject);
  return {
    overview: overviewRoute(base, document.info.title),
    operations: operations.map((raw) => {
      const id = idOf(raw);
      const slug = toSlug(id);
      return { ...raw, id, slug, route: operationRoute(base, slug) };
    }),
    areas: names.map((name) => {
      const slug = toSlug(name);
      const title = asText(tags.find((tag) => tag.name === name)?.['x-displayName']);
      const route = categoryRoute(base, slug);
      return { slug, route, names: title === undefined ? [name] : [name, title] };
    }),
  };
}
