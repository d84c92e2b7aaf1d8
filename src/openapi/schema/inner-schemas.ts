import { asList, asObject, isObject, type Json } from '../document/document';

/** The keywords whose value is a list of schemas, a map of schemas, or a schema. */
export const lists = ['oneOf', 'anyOf', 'allOf', 'prefixItems'];
export const maps = ['properties', 'patternProperties', 'dependentSchemas'];
export const parts = [
  'items',
  'additionalProperties',
  'not',
  'if',
  'then',
  'else',
  'contains',
  'propertyNames',
  'contentSchema',
  'unevaluatedItems',
  'unevaluatedProperties',
];

/** The keywords whose value is a map of schemas that only count where something refers to them. */
export const definitions = ['$defs', 'definitions'];

/** The schemas that a schema contains, without those in them. */
export function listInner(schema: Json): unknown[] {
  return [
    ...lists.flatMap((key) => asList(schema[key])),
    ...maps.flatMap((key) => Object.values(asObject(schema[key]))),
    ...parts.map((key) => schema[key]).filter(isObject),
  ];
}
