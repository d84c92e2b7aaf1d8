import { isStructure } from '../../text/written-number';
import { asList, asObject, type Json } from '../document/document';
import type { SchemaNode } from '../schema-node';
import { showsFields } from './schema-kind';
import { additionalOf, isAnything } from './schema-label';

/** A constraint with a row of its own, besides the rows of the schema's kind. */
export type Rule = [label: string, schema: unknown];

const unions = { oneOf: 'also one of', anyOf: 'also any of' } as const;

/** The constraints of a schema that its kind doesn't show. */
export function listRules(schema: Json, kind: SchemaNode['kind']): Rule[] {
  return [
    ...Object.entries(unions).flatMap(([key, label]) => {
      const isBeside = key !== kind && asList(schema[key]).length > 0;
      return ruleIf(isBeside, label, { [key]: schema[key] });
    }),
    ...ruleIf(schema.not !== undefined && kind !== 'not', 'not', schema.not),
    ...listKeyRules(schema, kind),
    ...listEntryRules(schema, kind),
    ...['if', 'then', 'else'].flatMap((key) => ruleIf(schema[key] !== undefined, key, schema[key])),
    ...ruleIf(schema.contentSchema !== undefined, 'decoded', schema.contentSchema),
    // What could not be merged when several parts became one schema.
    ...asList(schema.allOf).flatMap((part) => listRules(asObject(part), 'any')),
  ];
}

function listKeyRules(schema: Json, kind: SchemaNode['kind']): Rule[] {
  const { properties, required, propertyNames, unevaluatedProperties } = schema;
  const hasKeys = kind === 'object' || kind === 'map';
  const additional = hasKeys ? undefined : additionalOf(schema);
  return [
    ...ruleIf(properties && !showsFields(kind), 'as an object', {
      type: 'object',
      properties,
      required,
    }),
    ...ruleIf(additional && !isAnything(additional), 'any other key', additional),
    ...Object.entries(asObject(schema.patternProperties)).map(
      ([pattern, part]): Rule => [`keys that match ${pattern}`, part],
    ),
    ...ruleIf(propertyNames !== undefined, 'each key', propertyNames),
    ...ruleIf(isStructure(unevaluatedProperties), 'any other key', unevaluatedProperties),
    ...Object.entries(asObject(schema.dependentSchemas)).map(
      ([name, part]): Rule => [`with ${name}`, part],
    ),
  ];
}

function listEntryRules(schema: Json, kind: SchemaNode['kind']): Rule[] {
  const { items, prefixItems, contains, unevaluatedItems } = schema;
  const isList = kind === 'list' || kind === 'tuple';
  return [
    ...ruleIf(!isList && (items || prefixItems), 'as a list', {
      type: 'array',
      items,
      prefixItems,
    }),
    ...ruleIf(contains !== undefined, countEntries(schema), contains),
    ...ruleIf(isStructure(unevaluatedItems), 'any other item', unevaluatedItems),
  ];
}

function ruleIf(isGiven: unknown, label: string, schema: unknown): Rule[] {
  return isGiven ? [[label, schema]] : [];
}

function countEntries({ minContains = 1, maxContains }: Json): string {
  if (maxContains === undefined) {
    return `at least ${minContains} ${minContains === 1 ? 'item' : 'items'}`;
  }
  return minContains === maxContains
    ? `exactly ${minContains} ${minContains === 1 ? 'item' : 'items'}`
    : `${minContains} to ${maxContains} items`;
}
