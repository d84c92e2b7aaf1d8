import { operationRoute } from '../../text/routes';
import { toSlug } from '../../text/slug';
import { createUniqueNames } from '../../text/unique-names';
import type { OpenApiDocument } from '../document/document';
import { nameOfReference } from '../document/reference';
import type { NamedSchema } from '../model';
import type { Direction } from '../schema/direction';
import { createSchemaLayout, type LinkSchema } from '../schema/schema-layout';

const anchor = 'schema';

/**
 * Creates the function that links pages to the types for which they have no room, and the function that builds the
 * models of these types, and of those that their own pages link to.
 */
export function createSchemaLinks(document: OpenApiDocument, base: string) {
  const places = new Map<string, Pick<NamedSchema, 'slug' | 'title' | 'route'>>();
  const linkedFrom = { request: new Set<string>(), response: new Set<string>() };
  const reserve = createUniqueNames();
  const placeOf = (ref: string) => {
    const title = nameOfReference(ref);
    const slug = reserve(`schemas/${toSlug(title) || 'schema'}`);
    return { slug, title, route: operationRoute(base, slug) };
  };
  const linkSchema: LinkSchema = (ref, direction) => {
    linkedFrom[direction].add(ref);
    const place = places.get(ref) ?? placeOf(ref);
    places.set(ref, place);
    return { title: place.title, route: place.route };
  };
  const build = (ref: string, direction: Direction): NamedSchema[] => {
    const schema = createSchemaLayout(document, linkSchema).layOut(
      { $ref: ref },
      anchor,
      direction,
    );
    const place = places.get(ref);
    return place ? [{ ...place, anchor, direction, schema }] : [];
  };
  const buildSchemas = (): NamedSchema[] => {
    const { request, response } = linkedFrom;
    const schemas: NamedSchema[] = [];
    // These loops reach what is added meanwhile too. What responses have is shown as they have it.
    for (const ref of response) schemas.push(...build(ref, 'response'));
    for (const ref of request) if (!response.has(ref)) schemas.push(...build(ref, 'request'));
    return schemas.toSorted((one, other) => (one.slug < other.slug ? -1 : 1));
  };
  return { linkSchema, buildSchemas };
}
