import type { Parameter } from '../openapi/messages';
import type { EnumValue, SchemaNode, Variant } from '../openapi/schema-node';
import { code } from './markdown';

/** A row of the reference: a parameter, header, field or variant. */
interface Row {
  name: string;
  schema: SchemaNode;
  required?: boolean;
  deprecated?: boolean;
  /** Instead of the schema's own. */
  description?: string;
  sdkName?: string;
  /** The row stands for an object with nothing but this field. */
  isLone?: boolean;
}

/** Parameters, or the headers of a response, as a Markdown list. */
export function listParameters(parameters: readonly Parameter[]): string {
  return parameters.map((parameter) => writeRow(parameter, 0)).join('\n');
}

/** What a body holds, as nested Markdown lists; empty for a body without parts. */
export function listFields(schema: SchemaNode, depth = 0): string {
  const held = heldBy(schema);
  return [
    ...held.fields.map((field) => writeRow(field, depth)),
    ...held.variants.map((variant) => writeRow(nameVariant(variant), depth)),
    ...(held.items ? [writeRow({ name: freeName(held), schema: held.items }, depth)] : []),
    ...(held.rules ?? []).map((rule) => writeRow(nameVariant(rule), depth)),
  ].join('\n');
}

/** The type of a value in the words of the reference: "list of Variant", "string or null". */
export function writeType(schema: SchemaNode): string {
  return schema.nullable ? `${schema.label} or null` : schema.label;
}

/** What a list or map holds in the end. */
function heldBy(node: SchemaNode): SchemaNode {
  return node.items && !node.rules && ['list', 'map', 'not'].includes(node.kind)
    ? heldBy(node.items)
    : node;
}

function freeName({ kind }: SchemaNode): string {
  if (kind === 'list') return 'each entry';
  return kind === 'tuple' ? 'further places' : 'any other key';
}

function nameVariant(variant: Variant): Row {
  const field = variant.wrapsField && variant.schema.fields[0];
  return { name: variant.label, schema: (field ?? variant).schema, isLone: variant.wrapsField };
}

function writeRow(row: Row, depth: number): string {
  const { name, schema, required, deprecated, description, sdkName, isLone } = row;
  const type = isLone ? `object with this key: ${writeType(schema)}` : writeType(schema);
  const marks = [
    type,
    required && 'required',
    ...listMarks(schema, deprecated || schema.deprecated),
  ].filter(Boolean);
  const below = listFields(schema, depth + 1);
  const words = [
    ...listWords(schema, description),
    sdkName && `In the SDKs: ${code(sdkName)}.`,
  ].filter(Boolean);
  const text = words.length > 0 ? `: ${words.join(' ').replace(/\s*\n\s*/g, ' ')}` : '';
  return `${'  '.repeat(depth)}- ${code(name)} (${marks.join(', ')})${text}${below && `\n${below}`}`;
}

/** What is said of a whole body: "string, at least 1 character. …". Its examples stand apart. */
export function writeFacts({ example: _example, ...schema }: SchemaNode): string {
  const marks = [writeType(schema), ...listMarks(schema)];
  return `${marks.join(', ')}. ${listWords(schema).join(' ')}`.trim();
}

/** What is said of a value in a word or two. */
function listMarks(schema: SchemaNode, deprecated = schema.deprecated): string[] {
  const { access, limits, default: preset, constant } = schema;
  return [
    ...(access ? [access] : []),
    ...(deprecated ? ['deprecated'] : []),
    ...limits.map((limit) => limit.replace(/\s+/g, ' ')),
    ...(preset === undefined ? [] : [`default ${code(preset)}`]),
    ...(constant === undefined ? [] : [`always ${code(constant)}`]),
  ];
}

/** What is said of a value in sentences; of a list or map, of what it holds too. */
function listWords(schema: SchemaNode, description = schema.description): string[] {
  const held = heldBy(schema);
  const isOpen = held !== schema && held.kind !== 'reference' && listFields(held) === '';
  const marks = isOpen ? listMarks(held) : [];
  const words = [
    description,
    held.values.length > 0 && `One of ${held.values.map(writeValue).join('; ')}.`,
    schema.example !== undefined && `Example: ${code(schema.example)}.`,
    held.target !== undefined && `Its parts stand at ${code(held.target)}.`,
    marks.length > 0 && `Each of them: ${marks.join(', ')}.`,
    isOpen && held.description,
  ];
  return words.filter((said) => typeof said === 'string' && said !== '') as string[];
}

function writeValue({ value, description }: EnumValue): string {
  return description ? `${code(value)} (${description.replace(/\.$/, '')})` : code(value);
}
