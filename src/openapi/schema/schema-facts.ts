import { showHidden } from '../../text/show-hidden';
import { asList, asObject, type Json } from '../document/document';
import { nameOfReference } from '../document/reference';
import type { EnumValue, SchemaNode } from '../schema-node';
import { isNullable } from './schema-label';

/** Formats a value for readers: strings bare, everything else as JSON. */
export function showValue(value: unknown): string {
  return showHidden(typeof value === 'string' ? value : (JSON.stringify(value) ?? 'null'));
}

function count(value: unknown, thing: string): string {
  return `${value} ${thing}${value === 1 ? '' : 's'}`;
}

const phrases: [key: string, phrase: (value: unknown) => string][] = [
  ['minimum', (value) => `at least ${value}`],
  ['maximum', (value) => `at most ${value}`],
  ['multipleOf', (value) => `a multiple of ${value}`],
  ['minLength', (value) => `at least ${count(value, 'character')}`],
  ['maxLength', (value) => `at most ${count(value, 'character')}`],
  ['pattern', (value) => `matches ${value}`],
  ['minItems', (value) => `at least ${count(value, 'item')}`],
  ['maxItems', (value) => `at most ${count(value, 'item')}`],
  ['minProperties', (value) => `at least ${count(value, 'key')}`],
  ['maxProperties', (value) => `at most ${count(value, 'key')}`],
  ['contentEncoding', (value) => `encoded as ${value}`],
  ['contentMediaType', (value) => `contains ${value}`],
];

/** The limits of a schema as short phrases. Exclusive bounds are booleans in 3.0 and numbers in 3.1. */
function limitsOf(schema: Json): string[] {
  const limits = phrases
    .filter(([key]) => schema[key] !== undefined)
    .map(([key, phrase]) => {
      if (key === 'minimum' && schema.exclusiveMinimum === true) return `more than ${schema[key]}`;
      if (key === 'maximum' && schema.exclusiveMaximum === true) return `less than ${schema[key]}`;
      return phrase(schema[key]);
    });
  if (typeof schema.exclusiveMinimum === 'number')
    limits.push(`more than ${schema.exclusiveMinimum}`);
  if (typeof schema.exclusiveMaximum === 'number')
    limits.push(`less than ${schema.exclusiveMaximum}`);
  if (schema.uniqueItems === true) limits.push('no value twice');
  return [...limits, ...listRemarks(schema)].map(showHidden);
}

/** Constraints on keys, entries and formats, which aren't about size. */
function listRemarks(schema: Json): string[] {
  const { properties, discriminator, externalDocs, xml, format } = schema;
  const unlisted = asList(schema.required).filter(
    (name) => !Object.hasOwn(asObject(properties), String(name)),
  );
  const isClosed = schema.additionalProperties === false || schema.unevaluatedProperties === false;
  const isFull =
    schema.unevaluatedItems === false || (schema.items === false && schema.prefixItems);
  const hasLabel = typeof schema.type === 'string' && schema.type !== 'array';
  return [
    ...(unlisted.length > 0 ? [`needs ${unlisted.join(', ')}`] : []),
    ...Object.entries(asObject(schema.dependentRequired)).map(
      ([name, others]) => `with ${name} also ${asList(others).join(', ')}`,
    ),
    ...(isClosed ? ['no other keys'] : []),
    ...(isFull ? ['no further entries'] : []),
    ...(typeof format === 'string' && !hasLabel ? [`format ${format}`] : []),
    ...(discriminator ? [describeVariants(asObject(discriminator))] : []),
    ...(xml ? [`in XML ${describeXml(asObject(xml))}`] : []),
    ...(externalDocs ? [`more at ${asObject(externalDocs).url}`] : []),
  ];
}

function describeVariants({ propertyName, mapping }: Json): string {
  const pairs = Object.entries(asObject(mapping)).map(
    ([value, ref]) => `${value} for ${nameOfReference(String(ref))}`,
  );
  return `${propertyName} tells which${pairs.length > 0 ? `: ${pairs.join(', ')}` : ''}`;
}

function describeXml({ name, prefix, namespace, attribute, wrapped }: Json): string {
  const tag = [prefix, name].filter(Boolean).join(':');
  const words = [attribute ? 'an attribute' : 'an element', tag, wrapped && 'with a wrapper'];
  return [...words, namespace && `of ${namespace}`].filter(Boolean).join(' ');
}

function valuesOf(schema: Json): EnumValue[] {
  const descriptions = asObject(schema['x-enum-descriptions']);
  return asList(schema.enum)
    .filter((value) => value !== null)
    .map((value) => {
      const text = showValue(value);
      const description = Object.hasOwn(descriptions, text) ? descriptions[text] : undefined;
      return typeof description === 'string' ? { value: text, description } : { value: text };
    });
}

/** The facts of a schema that need only a few words: limits, values, default, example and flags. */
export function factsOf(
  schema: Json,
): Pick<SchemaNode, 'limits' | 'values' | 'nullable' | 'deprecated'> & Partial<SchemaNode> {
  const example = schema.example ?? asList(schema.examples)[0];
  return {
    limits: limitsOf(schema),
    values: valuesOf(schema),
    nullable: isNullable(schema),
    deprecated: schema.deprecated === true,
    ...(typeof schema.description === 'string' &&
      schema.description !== '' && { description: schema.description }),
    ...(schema.readOnly === true && { access: 'read-only' as const }),
    ...(schema.writeOnly === true && { access: 'write-only' as const }),
    ...(schema.default !== undefined && { default: showValue(schema.default) }),
    ...(schema.const !== undefined && { constant: showValue(schema.const) }),
    ...(example !== undefined && { example: showValue(example) }),
  };
}
