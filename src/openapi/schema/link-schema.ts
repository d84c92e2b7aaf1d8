import { rememberByObject } from '../../text/remember';
import { operationRoute } from '../../text/routes';
import { toSlug } from '../../text/slug';
import { createUniqueNames } from '../../text/unique-names';
import { asObject, type OpenApiDocument } from '../document/document';
import { escapeKey } from '../document/pointer';
import { nameOfReference } from '../document/reference';
import type { SchemaLink } from '../schema-node';

/** The slugs of the types of a document, by the references to them. */
const slugsOf = rememberByObject((document: OpenApiDocument) => {
  const reserve = createUniqueNames();
  const names = Object.keys(asObject(asObject(document.components).schemas));
  return new Map(
    names.map((name) => [
      `#/components/schemas/${escapeKey(name)}`,
      reserve(toSlug(name) || 'schema'),
    ]),
  );
});

/** Returns the link to the page of a type, which is the same whichever pages link to it. */
export function linkSchema(document: OpenApiDocument, base: string, ref: string): SchemaLink {
  const slug = `schemas/${slugsOf(document).get(ref) ?? toSlug(ref)}`;
  return { ref, slug, title: nameOfReference(ref), route: operationRoute(base, slug) };
}
