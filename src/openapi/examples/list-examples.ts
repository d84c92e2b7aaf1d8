import { asList, asObject, type OpenApiDocument } from '../document/document';
import { type DocumentPart, listParts } from '../document/list-parts';
import { escapeKey } from '../document/pointer';
import { resolve } from '../document/reference';

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
  return listParts(document).flatMap((part) => {
    const { kind, pointer, value } = part;
    const schema = kind === 'schema' ? pointer : `${pointer}/schema`;
    if (kind !== 'schema' && value.schema === undefined) return [];
    return [
      { pointer: `${pointer}/example`, value: value.example },
      ...listSeveral(document, part),
    ].flatMap((each) => (each.value === undefined ? [] : [{ ...each, schema }]));
  });
}

/** The examples of a schema are values; those of other parts are objects with names. */
function listSeveral(document: OpenApiDocument, { kind, pointer, value }: DocumentPart) {
  if (kind === 'schema') {
    return asList(value.examples).map((example, index) => ({
      pointer: `${pointer}/examples/${index}`,
      value: example,
    }));
  }
  return Object.entries(asObject(value.examples)).map(([name, example]) => ({
    pointer: `${pointer}/examples/${escapeKey(name)}/value`,
    value: resolve(document, example).value,
  }));
}
