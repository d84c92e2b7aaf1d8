import { asList, asObject, type Json } from '../document/document';
import type { SchemaNode } from '../model';
import { showsFields } from './schema-kind';
import { additionalOf } from './schema-label';

/** A part of a schema that has a row of its own beside those of the schema's kind. */
export type Rule = [label: string, schema: unknown];

const compositions = { oneOf: 'also one of', anyOf: 'also any of', allOf: 'also all of' } as const;

/** Everything that a schema asks for besides what its kind shows. */
export function listRules(schema: Json, kind: SchemaNode['kind']): Rule[] {
  return [
    ...Object.entries(compositions).flatMap(([key, label]): Rule[] =>
      key !== kind && asList(schema[key]).length > 0 ? [[label, { [key]: schema[key] }]] : [],
    ),
    ...(schema.not !== undefined && kind !== 'not' ? [['not', schema.not] as Rule] : []),
    ...listKeyRules(schema, kind),
    ...listEntryRules(schema, kind),
    ...['if', 'then', 'else'].flatMap((key): Rule[] =>
      schema[key] === undefined ? [] : [[key, schema[key]]],
    ),
    ...(schema.contentSchema === undefined ? [] : [['decoded', schema.contentSchema] as Rule]),
  ];
}

function listKeyRules(schema: Json, kind: SchemaNode['kind']): Rule[] {
  const { properties, required, propertyNames, unevaluatedProperties } = schema;
  const hasKeys = kind === 'object' || kind === 'map';
  const additional = hasKeys ? undefined : additionalOf(schema);
  return [
    ...(properties && !showsFields(kind)
      ? [['as an object', { type: 'object', properties, required }] as Rule]
      : []),
    ...(additional ? [['any other key', additional] as Rule] : []),
    ...Object.entries(asObject(schema.patternProperties)).map(
      ([pattern, part]): Rule => [`keys that match ${pattern}`, part],
    ),
    ...(propertyNames === undefined ? [] : [['each key', propertyNames] as Rule]),
    ...(isSchema(unevaluatedProperties) ? [['any other key', unevaluatedProperties] as Rule] : []),
    ...Object.entries(asObject(schema.dependentSchemas)).map(
      ([name, part]): Rule => [`with ${name}`, part],
    ),
  ];
}

function listEntryRules(schema: Json, kind: SchemaNode['kind']): Rule[] {
  const { items, prefixItems, contains, unevaluatedItems } = schema;
  const isList = kind === 'list' || kind === 'tuple';
  return [
    ...(!isList && (items || prefixItems)
      ? [['as a list', { type: 'array', items, prefixItems }] as Rule]
      : []),
    ...(contains === undefined ? [] : [[countEntries(schema), contains] as Rule]),
    ...(isSchema(unevaluatedItems) ? [['any other entry', unevaluatedItems] as Rule] : []),
  ];
}

function isSchema(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

function countEntries({ minContains = 1, maxContains }: Json): string {
  if (maxContains === undefined) {
    return `at least ${minContains} ${minContains === 1 ? 'entry' : 'entries'}`;
  }
  return minContains === maxContains
    ? `exactly ${minContains} ${minContains === 1 ? 'entry' : 'entries'}`
    : `${minContains} to ${maxContains} entries`;
}
