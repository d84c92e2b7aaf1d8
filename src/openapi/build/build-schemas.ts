import { schemaRoute } from '../../text/routes';
import { toSlug } from '../../text/slug';
import { createUniqueNames } from '../../text/unique-names';
import type { OpenApiDocument } from '../document/document';
import { nameOfReference } from '../document/reference';
import type { NamedSchema } from '../model';
import type { Direction } from '../schema/direction';
import { createSchemaLayout, type LinkSchema } from '../schema/schema-layout';

/** Links pages to the types for which they have no room, and builds the models of these types. */
export interface SchemaLinks {
  linkSchema: LinkSchema;
  /** Builds the types that were linked to, and those that their own pages link to. */
  buildSchemas(): NamedSchema[];
}

type Place = Pick<NamedSchema, 'slug' | 'title' | 'route'>;

/** Creates the links of one version. */
export function createSchemaLinks(document: OpenApiDocument, base: string): SchemaLinks {
  const places = new Map<string, Place>();
  const reserve = createUniqueNames();
  const linkedFrom = { request: new Set<string>(), response: new Set<string>() };
  const placeOf = (ref: string): Place => {
    const known = places.get(ref);
    if (known) return known;
    const title = nameOfReference(ref);
    const slug = reserve(toSlug(title) || 'schema');
    const place = { slug, title, route: schemaRoute(base, slug) };
    places.set(ref, place);
    return place;
  };
  const linkSchema: LinkSchema = (ref, direction) => {
    linkedFrom[direction].add(ref);
    const { title, route } = placeOf(ref);
    return { title, route };
  };
  const build = (ref: string, direction: Direction): NamedSchema => {
    const { layOut } = createSchemaLayout(document, linkSchema);
    const anchor = 'schema';
    const schema = layOut({ $ref: ref }, anchor, direction);
    return { ...placeOf(ref), description: schema.description, anchor, direction, schema };
  };
  return {
    linkSchema,
    buildSchemas() {
      const { request, response } = linkedFrom;
      const built: NamedSchema[] = [];
      // These loops reach what is added meanwhile too. What responses have is shown as they have it.
      for (const ref of response) built.push(build(ref, 'response'));
      for (const ref of request) if (!response.has(ref)) built.push(build(ref, 'request'));
      return built;
    },
  };
}
