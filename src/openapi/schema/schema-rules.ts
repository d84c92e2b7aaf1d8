import { countOf } from '../../text/count-of';
import { isStructure } from '../../text/written-number';
import { asList, asObject, isEmpty, isObject, type Json, own } from '../document/document';
import type { SchemaNode } from '../schema-node';
import { showsFields } from './schema-kind';
import { additionalOf, isAnything } from './schema-label';
import { showValue } from './show-value';

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
    ...listConditions(schema),
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
      ([name, part]): Rule => [`If ${name} is sent`, withTypes(part, schema)],
    ),
  ];
}

/** What holds if a condition is met, and what otherwise. A condition that has no short words is a rule of its own. */
function listConditions(schema: Json): Rule[] {
  const { if: condition, then: met, else: other } = schema;
  if (condition === undefined || (met === undefined && other === undefined)) return [];
  const words = describeCondition(condition);
  return [
    ...ruleIf(words === undefined, 'Condition', condition),
    ...ruleIf(met !== undefined, words ?? 'If the condition is met', withTypes(met, schema)),
    ...ruleIf(other !== undefined, 'Otherwise', withTypes(other, schema)),
  ];
}

/** "If country is US or CA": undefined unless the condition is about the values of fields alone. */
function describeCondition(condition: unknown): string | undefined {
  const { properties, required: _required, type: _type, ...others } = asObject(condition);
  const fields = Object.entries(asObject(properties)).map(([name, field]) => {
    const { const: constant, enum: values, type: _fieldType, ...rest } = asObject(field);
    const allowed = constant === undefined ? asList(values) : [constant];
    const isPlain = allowed.length > 0 && isEmpty(rest);
    return isPlain ? `${name} is ${allowed.map(showValue).join(' or ')}` : undefined;
  });
  const isPlain = fields.length > 0 && fields.every(Boolean) && isEmpty(others);
  return isPlain ? `If ${fields.join(' and ')}` : undefined;
}

/** A schema that narrows fields of another one, with the types that they have there. */
function withTypes(part: unknown, { properties }: Json): unknown {
  const narrowed = asObject(asObject(part).properties);
  if (isEmpty(narrowed)) return part;
  const typed = Object.entries(narrowed).map(([name, field]) => {
    const { type } = asObject(own(asObject(properties), name));
    return [name, type !== undefined && isObject(field) ? { type, ...field } : field];
  });
  return { ...asObject(part), properties: Object.fromEntries(typed) };
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
  const least = countOf(minContains, 'item');
  if (maxContains === undefined) return `at least ${least}`;
  return minContains === maxContains
    ? `exactly ${least}`
    : `${minContains} to ${maxContains} items`;
}
