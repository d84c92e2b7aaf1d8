import { asList, asObject, type Json, type OpenApiDocument, own } from '../document/document';
import { escapeKey } from '../document/pointer';
import { showValue } from '../schema/show-value';
import { readValueWords } from '../schema/value-words';
import { wholeOf } from '../schema/whole-schema';
import { type Describable, describe } from './describable';

/**
 * Lists the fields and values of a schema and of the schemas in it. References are listed at their target.
 * `whole` is the schema that it is a part of: another part may describe its fields.
 */
export function describeSchema(
  document: OpenApiDocument,
  value: unknown,
  pointer: string,
  label: string,
  whole: Json = wholeOf(document, value).schema,
): Describable[] {
  const schema = asObject(value);
  if (value === undefined || schema.$ref) return [];
  const listed = asList(schema.enum);
  const values = readValueWords(schema, listed).map(({ description }, index) => {
    const name = showValue(listed[index]);
    return describe('value', `${pointer}/enum/${index}`, `${name} of ${label}`, name, description);
  });
  const fields = Object.entries(asObject(schema.properties)).flatMap(([name, property]) => {
    const below = `${pointer}/properties/${escapeKey(name)}`;
    const field = `${label}.${name}`;
    const shown = own(asObject(whole.properties), name) ?? property;
    const text = asObject(property).description ?? wholeOf(document, shown).schema.description;
    return [
      describe('field', below, field, name, text),
      ...describeSchema(document, property, below, field),
    ];
  });
  const parts = ['allOf', 'oneOf', 'anyOf', 'prefixItems'].flatMap((key) =>
    asList(schema[key]).flatMap((part, index) => {
      const below = `${pointer}/${key}/${index}`;
      return key === 'allOf'
        ? describeSchema(document, part, below, label, whole)
        : describeSchema(document, part, below, label);
    }),
  );
  const inner = ['items', 'additionalProperties', 'not'].flatMap((key) =>
    describeSchema(document, schema[key], `${pointer}/${key}`, label),
  );
  return [...values, ...fields, ...parts, ...inner];
}
