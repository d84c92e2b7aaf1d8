import { countOf } from '../../text/count-of';
import { showHidden } from '../../text/show-hidden';
import { isNumber } from '../../text/written-number';
import { asList, asObject, asText, type Json } from '../document/document';
import { nameOfReference } from '../document/reference';
import type { EnumValue, SchemaNode } from '../schema-node';
import { withoutForeign } from './foreign-keywords';
import { additionalOf, isAnything, isNullable, typesOf } from './schema-label';
import { showValue } from './show-value';
import { readValueWords } from './value-words';

/** The keywords of an upper bound, by those of the lower one: if both are equal, one phrase covers them. */
const upperOf: Record<string, string> = {
  minLength: 'maxLength',
  minItems: 'maxItems',
  minProperties: 'maxProperties',
};

/** A limit of another type than its keyword demands says nothing. */
const isLimit = (key: string, value: unknown) =>
  /^(pattern|content)/.test(key) ? typeof value === 'string' : isNumber(value);

const phrases: [key: string, phrase: (value: unknown) => string][] = [
  ['minimum', (value) => `at least ${value}`],
  ['maximum', (value) => `at most ${value}`],
  ['multipleOf', (value) => `a multiple of ${value}`],
  ['minLength', (value) => `at least ${countOf(value, 'character')}`],
  ['maxLength', (value) => `at most ${countOf(value, 'character')}`],
  ['pattern', (value) => `matches ${value}`],
  ['minItems', (value) => `at least ${countOf(value, 'item')}`],
  ['maxItems', (value) => `at most ${countOf(value, 'item')}`],
  ['minProperties', (value) => `at least ${countOf(value, 'key')}`],
  ['maxProperties', (value) => `at most ${countOf(value, 'key')}`],
  ['contentEncoding', (value) => `encoded as ${value}`],
  ['contentMediaType', (value) => `contains ${value}`],
];

/** The limits of a schema as short phrases. Exclusive bounds are booleans in 3.0 and numbers in 3.1. */
function limitsOf(whole: Json): string[] {
  const schema = withoutForeign(whole);
  const isExact = (key: string) =>
    schema[key] !== undefined && schema[key] === schema[upperOf[key] ?? ''];
  const isNoLimit = (key: string) =>
    (key in upperOf && String(schema[key]) === '0' && !isExact(key)) ||
    (key === 'multipleOf' && String(schema[key]) === '1' && schema.type === 'integer');
  const isSaid = (key: string) =>
    Object.entries(upperOf).some(([lower, upper]) => upper === key && isExact(lower));
  const limits = phrases
    .filter(([key]) => isLimit(key, schema[key]) && !isSaid(key) && !isNoLimit(key))
    .map(([key, phrase]) => {
      if (isExact(key)) return phrase(schema[key]).replace('at least', 'exactly');
      if (key === 'minimum' && schema.exclusiveMinimum === true) return `more than ${schema[key]}`;
      if (key === 'maximum' && schema.exclusiveMaximum === true) return `less than ${schema[key]}`;
      return phrase(schema[key]);
    });
  if (isNumber(schema.exclusiveMinimum)) limits.push(`more than ${schema.exclusiveMinimum}`);
  if (isNumber(schema.exclusiveMaximum)) limits.push(`less than ${schema.exclusiveMaximum}`);
  if (schema.uniqueItems === true) limits.push('unique items');
  const others = asList(schema.allOf).flatMap((part) => limitsOf(asObject(part)));
  return [...[...limits, ...listRemarks(schema)].map(showHidden), ...others];
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
  const [type, ...others] = typesOf(schema);
  const hasLabel = others.length === 0 && type !== undefined && type !== 'array';
  return [
    ...(unlisted.length > 0 ? [`requires ${unlisted.join(', ')}`] : []),
    ...Object.entries(asObject(schema.dependentRequired)).map(
      ([name, others]) => `with ${name}, requires ${asList(others).join(', ')}`,
    ),
    ...(isClosed ? ['no other keys'] : []),
    ...(properties && isAnything(additionalOf(schema)) ? ['other keys allowed'] : []),
    ...(isFull ? ['no further items'] : []),
    ...(typeof format === 'string' && !hasLabel ? [`format ${format}`] : []),
    ...(asText(asObject(discriminator).propertyName)
      ? [describeVariants(asObject(discriminator))]
      : []),
    ...(xml ? [`in XML ${describeXml(asObject(xml))}`] : []),
    ...describeDocs(asObject(externalDocs)),
  ];
}

function describeDocs({ url, description }: Json): string[] {
  const [address, words] = [asText(url), asText(description)];
  return address ? [`more at ${address}${words ? `: ${words}` : ''}`] : [];
}

function describeVariants({ propertyName, mapping }: Json): string {
  const pairs = Object.entries(asObject(mapping)).map(
    ([value, ref]) => `${value} for ${nameOfReference(String(ref))}`,
  );
  return `${propertyName} selects the type${pairs.length > 0 ? `: ${pairs.join(', ')}` : ''}`;
}

function describeXml({ name, prefix, namespace, attribute, wrapped }: Json): string {
  const tag = [prefix, name].filter(Boolean).join(':');
  const words = [attribute ? 'an attribute' : 'an element', tag, wrapped && 'with a wrapper'];
  return [...words, namespace && `of ${namespace}`].filter(Boolean).join(' ');
}

function valuesOf(schema: Json): EnumValue[] {
  const values = asList(schema.enum ?? schema['x-extensible-enum']);
  return readValueWords(schema, values).flatMap((words, index) => {
    const value = values[index];
    const text = showValue(value);
    const { name = text, description } = words;
    if (value === null) return [];
    return [{ value: text, ...(name !== text && { name }), description }];
  });
}

/** The facts of a schema that need only a few words: limits, values, default, example and flags. */
export function factsOf(
  schema: Json,
): Pick<SchemaNode, 'limits' | 'values' | 'nullable' | 'deprecated'> & Partial<SchemaNode> {
  const example = schema.example ?? asList(schema.examples)[0];
  const values = valuesOf(schema);
  return {
    limits: limitsOf(schema),
    values,
    ...(values.length > 0 && schema.enum === undefined && { hasOtherValues: true as const }),
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
