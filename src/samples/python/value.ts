import type { TypedValue } from '../../openapi/calls/typed-value';
import { refer, withImports } from '../print/labels';
import type { Code } from '../print/print';
import { callByName, callWith } from './expression';
import {
  makeDictionary,
  makeList,
  quote,
  writeBoolean,
  writeJson,
  writeNumber,
  writeString,
} from './literal';
import { toConstant, toMember } from './names';

/** Finds the path of the SDK's class for a schema of the document. */
export type FindClass = (type: string) => string;

/** Writes a value of the class that the SDK requires. */
function writeValue(value: TypedValue, find: FindClass): Code {
  switch (value.kind) {
    case 'string':
      return writeString(value.value);
    case 'number':
      return writeNumber(value.value);
    case 'boolean':
      return writeBoolean(value.value);
    case 'timestamp':
      return writeTimestamp(value.value);
    case 'enum':
      return writeEnum(value, find);
    case 'list':
      return makeList(value.items.map((item) => writeValue(item, find)));
    case 'map':
      return makeDictionary(value.entries.map(([key, inner]) => [key, writeValue(inner, find)]));
    case 'structure':
      return writeStructure(value, find);
    case 'union':
      return writeUnion(value, find);
    case 'document':
      return callWith(refer('smithy_core.documents.Document'), writeJson(value.value));
  }
}

/** Calls a class with fields as keyword arguments. */
export function writeInstance(
  path: string,
  fields: [name: string, value: TypedValue][],
  find: FindClass,
): Code {
  const args = fields.map(([name, value]): [string, Code] => [
    toMember(name),
    writeValue(value, find),
  ]);
  return callByName(refer(path), args);
}

type Kind<K extends TypedValue['kind']> = Extract<TypedValue, { kind: K }>;

/** Without a name there is no class to call. */
function writeStructure({ type, fields }: Kind<'structure'>, find: FindClass): Code {
  if (type) return writeInstance(find(type), fields, find);
  return makeDictionary(fields.map(([name, inner]) => [name, writeValue(inner, find)]));
}

/** A union has one class per member, named after both. */
function writeUnion({ type, member, value }: Kind<'union'>, find: FindClass): Code {
  const inner = writeValue(value, find);
  if (!type) return makeDictionary([[member, inner]]);
  const variant = `${find(type)}${member.charAt(0).toUpperCase()}${member.slice(1)}`;
  return callWith(refer(variant), inner);
}

function writeEnum({ type, value }: Kind<'enum'>, find: FindClass): Code {
  if (!type) return quote(value);
  const constant = toConstant(value);
  const callee = refer(find(type));
  return constant ? [callee, '.', constant] : callWith(callee, quote(value));
}

/** Writes a UTC time without trailing zeros, but always with minutes: `9, 0`. */
function writeTimestamp(value: string): Code {
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return writeString(value);
  const [, digits = ''] = /\.(\d+)/.exec(value) ?? [];
  const parts = [
    date.getUTCFullYear(),
    date.getUTCMonth() + 1,
    date.getUTCDate(),
    date.getUTCHours(),
    date.getUTCMinutes(),
    date.getUTCSeconds(),
    Number(digits.slice(0, 6).padEnd(6, '0')),
  ];
  while (parts.length > 5 && parts.at(-1) === 0) parts.pop();
  if (parts.slice(3).every((part) => part === 0)) parts.splice(3);
  return withImports(
    ['datetime.UTC', 'datetime.datetime'],
    `datetime(${parts.join(', ')}, tzinfo=UTC)`,
  );
}
