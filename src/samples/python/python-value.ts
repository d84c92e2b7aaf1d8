import type { TypedValue } from '../../openapi/calls/typed-value';
import { type Expression, type Item, makeCall, type Name, toItem } from './python-layout';
import {
  makeDictionary,
  makeList,
  quote,
  writeBoolean,
  writeJson,
  writeNumber,
  writeString,
} from './python-literal';
import { toConstant, toMember } from './python-names';

/** Finds a class of the SDK by the document's name of its schema. */
export type FindClass = (type: string) => Name;

const document: Name = { name: 'Document', module: 'smithy_core.documents' };
const datetime: Name = { name: 'datetime', module: 'datetime' };
const utc: Name = { name: 'UTC', module: 'datetime' };

/** Writes a value as the classes of the SDK want it. */
export function writeValue(value: TypedValue, find: FindClass): Expression {
  switch (value.kind) {
    case 'string':
      return writeString(value.value);
    case 'number':
      return { text: writeNumber(value.value) };
    case 'boolean':
      return { text: writeBoolean(value.value) };
    case 'timestamp':
      return writeTimestamp(value.value);
    case 'enum':
      return writeEnum(value.value, value.type && find(value.type));
    case 'list':
      return makeList(value.items.map((item) => writeValue(item, find)));
    case 'map':
      return makeDictionary(value.entries.map(([key, held]) => [key, writeValue(held, find)]));
    case 'structure':
      return writeStructure(value, find);
    case 'union':
      return writeUnion(value, find);
    case 'document':
      return makeCall(document, [toItem(writeJson(value.value))]);
  }
}

/** Writes fields as keyword arguments. */
export function writeFields(fields: [name: string, value: TypedValue][], find: FindClass): Item[] {
  return fields.map(([name, value]) => ({
    label: `${toMember(name)}=`,
    value: writeValue(value, find),
  }));
}

type Kind<K extends TypedValue['kind']> = Extract<TypedValue, { kind: K }>;

/** Without a name there is no class to call. */
function writeStructure({ type, fields }: Kind<'structure'>, find: FindClass): Expression {
  if (type) return makeCall(find(type), writeFields(fields, find));
  return makeDictionary(fields.map(([name, held]) => [name, writeValue(held, find)]));
}

/** A union has one class per member, named after both. */
function writeUnion({ type, member, value }: Kind<'union'>, find: FindClass): Expression {
  const held = writeValue(value, find);
  if (!type) return makeDictionary([[member, held]]);
  const { name, module } = find(type);
  const variant = `${name}${member.charAt(0).toUpperCase()}${member.slice(1)}`;
  return makeCall({ name: variant, module }, [toItem(held)]);
}

function writeEnum(value: string, type: Name | '' | undefined): Expression {
  if (!type) return { text: quote(value) };
  const constant = toConstant(value);
  if (constant) return { text: `${type.name}.${constant}`, names: [type] };
  return makeCall(type, [toItem({ text: quote(value) })]);
}

/** In UTC, without the zeros at the end of the time; `9, 0` keeps its minutes. */
function writeTimestamp(value: string): Expression {
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
  return { text: `datetime(${parts.join(', ')}, tzinfo=UTC)`, names: [datetime, utc] };
}
