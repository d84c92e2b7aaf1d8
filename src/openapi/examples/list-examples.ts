import { isStructure } from '../../text/written-number';
import { asList, asObject, type Json, type OpenApiDocument } from '../document/document';
import { escapeKey } from '../document/pointer';
import { resolve } from '../document/reference';
import { definitions, lists, maps, parts } from '../schema/inner-schemas';

/** An example in a document. */
export interface WrittenExample {
  /** JSON pointer of the example's value. */
  pointer: string;
  /** JSON pointer of the schema that it must match. */
  schema: string;
  value: unknown;
}

/**
 * Lists every example of a document with its schema: the examples of bodies, parameters and headers,
 * and those in the schemas themselves.
 */
export function listExamples(document: OpenApiDocument): WrittenExample[] {
  const { paths, components } = document;
  return [
    ...listBelow(paths, '/paths', document),
    ...listBelow(components, '/components', document),
  ];
}

/** Lists the examples of every media type, parameter, header and schema below a value. */
function listBelow(value: unknown, pointer: string, document: OpenApiDocument): WrittenExample[] {
  if (!isStructure(value)) return [];
  const owner = value as Json;
  const own = 'schema' in owner ? listOwn(owner, pointer, document) : [];
  const others = Object.entries(owner).flatMap(([key, part]) => {
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

function listOwn(owner: Json, pointer: string, document: OpenApiDocument): WrittenExample[] {
  const schema = `${pointer}/schema`;
  const named = Object.entries(asObject(owner.examples)).map(([name, example]) => ({
    pointer: `${pointer}/examples/${escapeKey(name)}/value`,
    schema,
    value: resolve(document, example).value,
  }));
  const single =
    owner.example === undefined
      ? []
      : [{ pointer: `${pointer}/example`, schema, value: owner.example }];
  return [...single, ...named].filter(({ value }) => value !== undefined);
}

function listSchema(value: unknown, pointer: string): WrittenExample[] {
  if (!isStructure(value)) return [];
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
    ...lists.flatMap((key) =>
      asList(schema[key]).flatMap((part, index) => listSchema(part, `${pointer}/${key}/${index}`)),
    ),
    ...[...maps, ...definitions].flatMap((key) =>
      Object.entries(asObject(schema[key])).flatMap(([name, part]) =>
        listSchema(part, `${pointer}/${key}/${escapeKey(name)}`),
      ),
    ),
    ...parts.flatMap((key) => listSchema(schema[key], `${pointer}/${key}`)),
  ];
}
