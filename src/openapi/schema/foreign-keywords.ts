import { type Json, omit } from '../document/document';
import { typesOf } from './schema-label';

/** The keywords that say nothing about values of another type (JSON Schema Validation, sections 6.2 to 6.5). */
const typeOfKeyword: [keyword: RegExp, type: RegExp][] = [
  [/^(m|exclusiveM)(in|ax)imum$|^multipleOf$/, /number|integer/],
  [/^m(in|ax)Length$|^pattern$/, /string/],
  [/^m(in|ax)Items$|^uniqueItems$/, /array/],
  [/^m(in|ax)Properties$/, /object/],
];

/** A schema, read as one object, without the keywords that no value of its types can break. */
export function withoutForeign(schema: Json): Json {
  const types = typesOf(schema).join();
  const isForeign = (key: string) =>
    types !== '' && typeOfKeyword.some(([keyword, type]) => keyword.test(key) && !type.test(types));
  return omit(schema, Object.keys(schema).filter(isForeign));
}
