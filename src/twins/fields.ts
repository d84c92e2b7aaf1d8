import type { Parameter, ParameterExample } from '../openapi/messages';
import type { EnumValue, SchemaNode, Variant } from '../openapi/schema-node';
import { freeRow, innerSchema } from '../openapi/schema-rows';
import { code } from '../text/inline-markdown';
import { writeLink } from './markdown';

/** A row of the reference: a parameter, header, field or variant. */
interface Row {
  name: string;
  schema: SchemaNode;
  required?: boolean;
  deprecated?: boolean;
  /** Overrides the description of the schema. */
  description?: string;
  examples?: ParameterExample[];
  sdkName?: string;
  mark?: string;
  /** Whether the row represents an object with only this field. */
  isLone?: boolean;
  /** Whether the name is words, and not what a program sends. */
  isPhrase?: boolean;
}

/** Lists parameters, or the headers of a response, in Markdown. */
export function listParameters(parameters: readonly Parameter[]): string {
  return parameters.map((parameter) => writeRow(parameter, 0)).join('\n');
}

/** Lists the contents of a body in nested Markdown lists; empty for a body without parts. */
export function listFields(schema: SchemaNode, depth = 0): string {
  const { node: contents, anchor } = innerSchema(schema);
  const free = freeRow(contents, anchor);
  return [
    ...contents.fields.map((field) => writeRow(field, depth)),
    ...contents.variants.map((variant) => writeRow(nameVariant(variant), depth)),
    ...(free ? [writeRow(free, depth)] : []),
    ...(contents.rules ?? []).map((rule) =>
      writeRow({ ...nameVariant(rule), isPhrase: true }, depth),
    ),
  ].join('\n');
}

/** The type of a value, as the reference shows it: "list of Variant", "string or null". */
export function writeType(schema: SchemaNode): string {
  return schema.nullable ? `${schema.label} or null` : schema.label;
}

function nameVariant(variant: Variant): Row {
  const field = variant.wrapsField && variant.schema.fields[0];
  return {
    name: variant.label,
    schema: (field ?? variant).schema,
    isLone: variant.wrapsField,
    mark: variant.mark ?? field?.mark,
  };
}

function writeRow(row: Row, depth: number): string {
  const { name, schema, required, deprecated, description, examples, sdkName, isLone, mark } = row;
  const title = row.isPhrase ? name : code(name);
  const type = isLone ? `object with this key: ${writeType(schema)}` : writeType(schema);
  const marks = [
    type !== name && type,
    required && 'required',
    ...listMarks(schema, deprecated || schema.deprecated),
    mark,
  ].filter(Boolean);
  const below = listFields(schema, depth + 1);
  const words = [
    ...listWords(examples ? { ...schema, example: undefined } : schema, description),
    examples && `Examples: ${examples.map(writeExample).join('; ')}.`,
    sdkName && `In the SDKs: ${code(sdkName)}.`,
  ].filter(Boolean);
  const { text, hasBlocks } = joinWords(words as string[], '  '.repeat(depth + 1));
  const fields = hasBlocks ? `\n\n${'  '.repeat(depth + 1)}Fields:\n\n${below}` : `\n${below}`;
  return `${'  '.repeat(depth)}- ${title}${marks.length > 0 ? ` (${marks.join(', ')})` : ''}${text && `: ${text}`}${below && fields}`;
}

/** Ends a description that its author did not end. */
function endSentence(text: string): string {
  return text.includes('\n') ? text : text.replace(/[\p{L}\p{N})\]`*_"']$/u, '$&.');
}

/** Where a list, a quote, a table, a heading, a disclosure or code begins. */
const block = /^ {0,3}(?:[-*+] |\d+[.)] |>|\||#{1,6} |<details>|`{3}|~{3})/m;

/** The end of a line, with the backslash that makes a break of it. */
const lineBreak = /(?<=(?:^|[^\\])(?:\\\\)*)\\\n\s*|\s*\n\s*/g;

/** Joins words on one line, but for what would mean something else there, which is indented below the first ones. */
function joinWords(words: readonly string[], indent: string): { text: string; hasBlocks: boolean } {
  let text = '';
  let hasBlocks = false;
  for (const each of words) {
    const start = each.search(block);
    const line = (start < 0 ? each : each.slice(0, start)).trim().replace(lineBreak, ' ');
    if (line !== '') text = `${endSentence(text)}${text.includes('\n') ? '\n\n' : ' '}${line}`;
    if (start < 0) continue;
    text += `\n\n${each.slice(start).trimEnd()}`;
    hasBlocks = true;
  }
  return { text: text.trimStart().replace(/\n(?=.)/g, `\n${indent}`), hasBlocks };
}

/** Describes a whole body, without its examples: "string, at least 1 character. …". */
export function writeFacts({ example: _example, ...schema }: SchemaNode): string {
  const marks = [writeType(schema), ...listMarks(schema)];
  const words = listWords(schema).reduce((text, each) => `${endSentence(text)} ${each}`, '');
  return `${marks.join(', ')}.${words}`;
}

/** The facts of a value that need only a word or two. */
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

/** The facts of a value as sentences; for a list or map, also those of its contents. */
function listWords(schema: SchemaNode, description = schema.description): string[] {
  const contents = innerSchema(schema).node;
  const isOpen =
    contents !== schema && contents.kind !== 'reference' && listFields(contents) === '';
  const marks = isOpen ? listMarks(contents) : [];
  const words = [
    description,
    contents.values.length > 0 &&
      `${introduceValues(contents)} ${contents.values.map(writeValue).join('; ')}.`,
    schema.example !== undefined && `Example: ${code(schema.example)}.`,
    contents.target !== undefined && `Its fields are listed at ${code(contents.target)}.`,
    contents.page !== undefined && `More: ${writeLink(contents.page)}.`,
    marks.length > 0 && `Each of them: ${marks.join(', ')}.`,
    isOpen && contents.description,
  ];
  return words.filter((each) => typeof each === 'string' && each !== '') as string[];
}

function introduceValues({ values, hasOtherValues }: SchemaNode): string {
  if (hasOtherValues) return `Known ${values.length > 1 ? 'values' : 'value'}:`;
  return values.length > 1 ? 'One of' : 'Only';
}

function writeExample({ value, details, description }: ParameterExample): string {
  const words = value === undefined ? (details ?? '') : code(value);
  return description ? `${words} (${description.replace(/\.$/, '')})` : words;
}

function writeValue({ value, name, description, mark }: EnumValue): string {
  const words = [mark, name, description?.replace(/\.$/, '')].filter(Boolean).join(': ');
  return words ? `${code(value)} (${words})` : code(value);
}
