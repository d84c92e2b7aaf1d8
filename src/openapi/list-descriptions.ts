import { asList, asObject, asText, type Json, type OpenApiDocument } from './document';
import { listOperations } from './list-operations';
import { escapeKey } from './pointer';
import { resolve } from './reference';
import { showValue } from './schema-facts';
import { onlyPart } from './schema-label';

/** A part of a document that a reader needs words on. */
export interface Describable {
  kind: 'operation' | 'parameter' | 'header' | 'field' | 'value' | 'area';
  /** JSON pointer of the part. */
  pointer: string;
  /** How people call it: `CreateContext`, `x-org-id of CreateContext`, `Variant.id`. */
  label: string;
  /** The bare name, which a description must not just repeat. */
  name: string;
  description?: string;
}

/** An operation with its place in the document. */
export interface WrittenOperation {
  /** Its operationId, or method and path. */
  id: string;
  pointer: string;
  operation: Json;
}

/** Every operation, parameter, header, field, enum value and area of a document, each once. */
export function listDescriptions(document: OpenApiDocument): Describable[] {
  return [
    ...listAreas(document),
    ...nameOperations(document).flatMap((operation) => describeOperation(document, operation)),
    ...listSchemas(document),
  ];
}

function listAreas(document: OpenApiDocument): Describable[] {
  return asList(document.tags).map((value, index) => {
    const { name, description } = asObject(value);
    return describe('area', `/tags/${index}`, String(name), String(name), description);
  });
}

/** The operations of a document by the names that its authors know. */
export function nameOperations(document: OpenApiDocument): WrittenOperation[] {
  return listOperations(document).map(({ path, method, operation, pointer }) => {
    const id = asText(operation.operationId) ?? `${method.toLowerCase()} ${path}`;
    return { id, pointer, operation };
  });
}

function describeOperation(
  document: OpenApiDocument,
  { id, pointer, operation }: WrittenOperation,
): Describable[] {
  const parameters = asList(operation.parameters).map((value, index) => {
    const parameter = resolve(document, value);
    const name = String(parameter.name);
    const kind = parameter.in === 'header' ? 'header' : 'parameter';
    const text = parameter.description ?? resolve(document, parameter.schema).description;
    return describe(kind, `${pointer}/parameters/${index}`, `${name} of ${id}`, name, text);
  });
  const headers = Object.entries(asObject(operation.responses)).flatMap(([status, value]) =>
    Object.entries(asObject(resolve(document, value).headers)).map(([name, header]) => {
      const below = `${pointer}/responses/${status}/headers/${escapeKey(name)}`;
      const { description } = resolve(document, header);
      return describe('header', below, `${name} in ${status} of ${id}`, name, description);
    }),
  );
  const { description } = operation;
  return [describe('operation', pointer, id, id, description), ...parameters, ...headers];
}

function listSchemas(document: OpenApiDocument): Describable[] {
  const schemas = asObject(asObject(document.components).schemas);
  return Object.entries(schemas).flatMap(([name, schema]) =>
    listSchema(document, schema, `/components/schemas/${escapeKey(name)}`, name),
  );
}

/** The fields and values of one schema and of what stands in it; a reference is listed where it leads. */
function listSchema(
  document: OpenApiDocument,
  value: unknown,
  pointer: string,
  label: string,
): Describable[] {
  const schema = asObject(value);
  if (value === undefined || schema.$ref) return [];
  const texts = asObject(schema['x-enum-descriptions']);
  const values = asList(schema.enum).map((item, index) => {
    const name = showValue(item);
    return describe('value', `${pointer}/enum/${index}`, `${name} of ${label}`, name, texts[name]);
  });
  const fields = Object.entries(asObject(schema.properties)).flatMap(([name, property]) => {
    const below = `${pointer}/properties/${escapeKey(name)}`;
    const field = `${label}.${name}`;
    const text = asObject(property).description ?? describeType(document, property);
    return [
      describe('field', below, field, name, text),
      ...listSchema(document, property, below, field),
    ];
  });
  const parts = ['allOf', 'oneOf', 'anyOf', 'prefixItems'].flatMap((key) =>
    asList(schema[key]).flatMap((part, index) =>
      listSchema(document, part, `${pointer}/${key}/${index}`, label),
    ),
  );
  const held = ['items', 'additionalProperties', 'not'].flatMap((key) =>
    listSchema(document, schema[key], `${pointer}/${key}`, label),
  );
  return [...values, ...fields, ...parts, ...held];
}

function describeType(document: OpenApiDocument, schema: unknown): unknown {
  return resolve(document, onlyPart(schema) ?? schema).description;
}

function describe(
  kind: Describable['kind'],
  pointer: string,
  label: string,
  name: string,
  text: unknown,
): Describable {
  const description = asText(text);
  return { kind, pointer, label, name, ...(description && { description }) };
}
