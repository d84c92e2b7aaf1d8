import { isStructure } from '../../text/written-number';
import type { OpenApiDocument } from '../document/document';
import type { NamedSchema, Operation } from '../model';
import type { Direction } from '../schema/direction';
import { createSchemaLayout } from '../schema/schema-layout';
import type { SchemaLink, SchemaNode } from '../schema-node';

type Links = Map<string, SchemaLink>;

const anchor = 'schema';

/** Builds the types for which operations have no room, and those for which the pages of these have none. */
export function buildSchemas(
  document: OpenApiDocument,
  base: string,
  operations: readonly Operation[],
): NamedSchema[] {
  const links: Record<Direction, Links> = { request: new Map(), response: new Map() };
  for (const { parameters, body, responses } of operations) {
    collectLinks([parameters, body], links.request);
    collectLinks(responses, links.response);
  }
  const schemas: NamedSchema[] = [];
  const build = ({ ref, ...place }: SchemaLink, direction: Direction) => {
    const { layOut } = createSchemaLayout(document, base);
    const schema = layOut({ $ref: ref }, anchor, direction);
    collectLinks(schema, links[direction]);
    schemas.push({ ...place, anchor, direction, schema });
  };
  // These loops reach what is added meanwhile too. What responses have is shown as they have it.
  for (const link of links.response.values()) build(link, 'response');
  for (const link of links.request.values()) {
    if (!links.response.has(link.route)) build(link, 'request');
  }
  return schemas.toSorted((one, other) => (one.slug < other.slug ? -1 : 1));
}

/** Collects the links to types in a part of the model, by their routes. */
function collectLinks(part: unknown, links: Links): void {
  if (!isStructure(part)) return;
  const { page } = part as Partial<SchemaNode>;
  if (page) links.set(page.route, page);
  for (const each of Object.values(part)) collectLinks(each, links);
}
