import type { Json } from '../document/document';
import { typesOf } from './schema-label';

/** The keywords that say nothing about values of another type (JSON Schema Validation, sections 6.2 to 6.5). */
const typeOfKeyword: Record<string, RegExp> = {
  minimum: /number|integer/,
  maximum: /number|integer/,
  exclusiveMinimum: /number|integer/,
  exclusiveMaximum: /number|integer/,
  multipleOf: /number|integer/,
  minLength: /string/,
  maxLength: /string/,
  pattern: /string/,
  minItems: /array/,
  maxItems: /array/,
  uniqueItems: /array/,
  minProperties: /object/,
  maxProperties: /object/,
};

/** A schema, read as one object, without the keywords that no value of its types can break. */
export function withoutForeign(schema: Json): Json {
  const types = typesOf(schema).join();
  const isForeign = (key: string) => types !== '' && typeOfKeyword[key]?.test(types) === false;
  return Object.keys(schema).some(isForeign)
    ? Object.fromEntries(Object.entries(schema).filter(([key]) => !isForeign(key)))
    : schema;
}
