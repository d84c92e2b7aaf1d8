import type { TypedValue } from '../../openapi/calls/typed-value';
import { chain } from '../print/builders';
import { refer, withImports } from '../print/labels';
import type { Code } from '../print/print';
import { invoke, makeDocument, makeList, makeMap } from './expression';
import { makeString, quote, writeNumber } from './literal';
import { toClass, toConstant, toMember, toVariant } from './names';

/** Finds the full name of the SDK's class for a schema of the document. */
export type FindClass = (type: string) => string;

/** The most calls of a chain that can share a line. */
const maxCallsPerLine = 3;

/** Makes a value of the type that the SDK requires. */
function makeValue(value: TypedValue, find: FindClass): Code {
  switch (value.kind) {
    case 'string':
      return makeString(value.value);
    case 'number':
      return writeNumber(value.value);
    case 'boolean':
      return String(value.value);
    case 'timestamp':
      return withImports(['java.time.Instant'], `Instant.parse(${quote(value.value)})`);
    case 'enum':
      return makeEnum(value, find);
    case 'list':
      return makeList(value.items.map((item) => makeValue(item, find)));
    case 'map':
      return makeMap(value.entries.map(([key, inner]) => [key, makeValue(inner, find)]));
    case 'structure':
      if (value.type) return makeBuilder(find(value.type), value.fields, find);
      return makeMap(value.fields.map(([name, inner]) => [name, makeValue(inner, find)]));
    case 'union':
      return makeUnion(value, find);
    case 'document':
      return makeDocument(value.value);
  }
}

/** Makes a structure, or the input of an operation. */
export function makeBuilder(
  type: string,
  fields: [name: string, value: TypedValue][],
  find: FindClass,
): Code {
  const setters = fields.map(([field, value]) =>
    invoke(`.${toMember(field)}`, [makeValue(value, find)]),
  );
  const calls = [...setters, '.build()'];
  return chain([refer(type), '.builder()'], calls, calls.length > maxCallsPerLine);
}

/** Creates the function that finds classes in a package, by the SDK's names for schemas. */
export function findClassIn(modelPackage: string, types: Record<string, string>): FindClass {
  return (type) => `${modelPackage}.${toClass(types[type] ?? type)}`;
}

function makeEnum({ type, value }: TypedValue & { kind: 'enum' }, find: FindClass): Code {
  if (!type) return quote(value);
  const constant = toConstant(value);
  const name = refer(find(type));
  return constant ? [name, '.', constant] : invoke([name, '.from'], [quote(value)]);
}

function makeUnion(union: TypedValue & { kind: 'union' }, find: FindClass): Code {
  const { type, member, value } = union;
  if (!type) return makeMap([[member, makeValue(value, find)]]);
  const values = isUnit(value) ? [] : [makeValue(value, find)];
  return invoke(['new ', refer(find(type)), '.', toVariant(member)], values);
}

/** Whether a member of a union is empty. */
function isUnit(value: TypedValue): boolean {
  return (
    value.kind === 'structure' && value.fields.length === 0 && (value.type ?? 'Unit') === 'Unit'
  );
}
