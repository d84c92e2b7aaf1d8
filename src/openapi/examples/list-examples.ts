import { asList, asObject, type Json, type OpenApiDocument } from '../document/document';
import { escapeKey } from '../document/pointer';
import { resolve } from '../document/reference';

/** An example that somebody wrote into a document. */
export interface WrittenExample {
  /** JSON pointer of the example's value. */
  pointer: string;
  /** JSON pointer of the schema that it has to satisfy. */
  schema: string;
  value: unknown;
}

/**
 * Every example of a document with the schema that it belongs to: those of bodies, parameters and
 * headers, and those of the schemas themselves.
 */
export function listExamples(document: OpenApiDocument): WrittenExample[] {
  const { paths, components } = document;
  return [
    ...listBelow(paths, '/paths', document),
    ...listBelow(components, '/components', document),
  ];
}

/** Holders of a value: a media type, parameter or header has a schema, a schema is one. */
function listBelow(value: unknown, pointer: string, document: OpenApiDocument): WrittenExample[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Json;
  const own = 'schema' in holder ? listOwn(holder, pointer, document) : [];
  const others = Object.entries(holder).flatMap(([key, part]) => {
    if (key === 'example' || key === 'examples') return [];
    const below = `${pointer}/${escapeKey(key)}`;
    if (key === 'schema') return listSchema(part, below);
    if (key === 'schemas' && pointer === '/components') {
      return Object.entries(asObject(part)).flatMap(([name, schema]) =>
        listSchema(schema, `${below}/${escapeKey(name)}`),
      );
    }
    return listBelow(part, below, document);
  });
  return [...own, ...others];
}

function listOwn(holder: Json, pointer: string, document: OpenApiDocument): WrittenExample[] {
  const schema = `${pointer}/schema`;
  const named = Object.entries(asObject(holder.examples)).map(([name, example]) => ({
    pointer: `${pointer}/examples/${escapeKey(name)}/value`,
    schema,
    value: resolve(document, example).value,
  }));
  const single =
    holder.example === undefined
      ? []
      : [{ pointer: `${pointer}/example`, schema, value: holder.example }];
  return [...single, ...named].filter(({ value }) => value !== undefined);
}

const partLists = ['allOf', 'oneOf', 'anyOf', 'prefixItems'];
const partMaps = ['properties', 'patternProperties', '$defs', 'definitions'];
const parts = ['items', 'additionalProperties', 'not', 'if', 'then', 'else', 'contains'];

function listSchema(value: unknown, pointer: string): WrittenExample[] {
  if (typeof value !== 'object' || value === null) return [];
  const schema = value as Json;
  const single =
    schema.example === undefined
      ? []
      : [{ pointer: `${pointer}/example`, schema: pointer, value: schema.example }];
  const several = asList(schema.examples).map((example, index) => ({
    pointer: `${pointer}/examples/${index}`,
    schema: pointer,
    value: example,
  }));
  return [
    ...single,
    ...several,
    ...partLists.flatMap((key) =>
      asList(schema[key]).flatMap((part, index) => listSchema(part, `${pointer}/${key}/${index}`)),
    ),
    ...partMaps.flatMap((key) =>
      Object.entries(asObject(schema[key])).flatMap(([name, part]) =>
        listSchema(part, `${pointer}/${key}/${escapeKey(name)}`),
      ),
    ),
    ...parts.flatMap((key) => listSchema(schema[key], `${pointer}/${key}`)),
  ];
}
