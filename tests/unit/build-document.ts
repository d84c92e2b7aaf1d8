import { buildApi } from '../../src/openapi/build/build-api';
import type { Json, OpenApiDocument } from '../../src/openapi/document/document';
import type { Operation } from '../../src/openapi/model';
import { createSchemaLayout } from '../../src/openapi/schema/schema-layout';
import type { SchemaNode } from '../../src/openapi/schema-node';

/** A minimal document with the given paths. */
export function buildDocument(paths: Record<string, Json>, rest: Json = {}): OpenApiDocument {
  return { openapi: '3.1.0', info: { title: 'Library', version: '1' }, paths, ...rest };
}

/** The model of a document's only operation. */
export function buildOnlyOperation(operation: Json, rest: Json = {}, pathItem: Json = {}) {
  const paths = { '/books/{id}': { ...pathItem, get: { operationId: 'GetBook', ...operation } } };
  const [only] = buildApi(buildDocument(paths, rest)).operations;
  return only as Operation;
}

/** Creates the layout of a page of a document with these named types. */
export function createLayout(schemas: Json = {}) {
  const document = buildDocument({}, { components: { schemas } });
  return createSchemaLayout(document, '/docs');
}

/** Builds the models of schemas in order, as on one page; `schemas` are the document's named types. */
export function layOutAll(parts: Record<string, unknown>, schemas: Json = {}) {
  const { layOut } = createLayout(schemas);
  return Object.entries(parts).map(([anchor, schema]) => layOut(schema, anchor));
}

/** Builds the model of one schema at the anchor `request`. */
export function layOutOne(schema: unknown, schemas: Json = {}): SchemaNode {
  return layOutAll({ request: schema }, schemas)[0] as SchemaNode;
}

/** A reference to a named type. */
export function ref(name: string): { $ref: string } {
  return { $ref: `#/components/schemas/${name}` };
}
