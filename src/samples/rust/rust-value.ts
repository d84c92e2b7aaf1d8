import type { TypedValue } from '../../openapi/calls/typed-value';
import { writeDocument, writeMap } from './rust-document';
import { type Code, enclose } from './rust-layout';
import { writeString } from './rust-literal';
import { nameOptionalSetter, nameSetter, nameVariant } from './rust-names';
import { type Scope, take, takeType } from './rust-scope';

type Structure = Extract<TypedValue, { kind: 'structure' }>;
type Union = Extract<TypedValue, { kind: 'union' }>;

/** Writes the calls that set a member of a builder: lists and maps take their entries one by one. */
export function writeSetters(member: string, value: TypedValue, scope: Scope): Code[] {
  const passed = listPassed(value, scope);
  if (passed.length > 0) return passed.map((items) => enclose(`.${nameSetter(member)}(`, items));
  return [
    enclose(`.${nameOptionalSetter(member)}(`, [enclose('Some(', [writeValue(value, scope)])]),
  ];
}

/** What each call of a setter is passed. */
function listPassed(value: TypedValue, scope: Scope): Code[][] {
  if (value.kind === 'list') return value.items.map((item) => [writePassed(item, scope)]);
  if (value.kind === 'map') {
    return value.entries.map(([key, held]) => [writeString(key), writePassed(held, scope)]);
  }
  return [[writePassed(value, scope)]];
}

/** Setters make strings their own, so that literals will do. */
function writePassed(value: TypedValue, scope: Scope): Code {
  return value.kind === 'string' ? writeString(value.value) : writeValue(value, scope);
}

function writeValue(value: TypedValue, scope: Scope): Code {
  switch (value.kind) {
    case 'string':
      return `${writeString(value.value)}.into()`;
    case 'number':
    case 'boolean':
      return String(value.value);
    case 'timestamp':
      return writeTimestamp(value.value, scope);
    case 'enum':
      if (value.type === undefined) return `${writeString(value.value)}.into()`;
      return `${takeType(value.type, scope)}::${nameVariant(value.value)}`;
    case 'list': {
      const items = value.items.map((item) => writeValue(item, scope));
      return enclose('vec![', items, ']');
    }
    case 'map':
      return writeMap(value.entries, scope, writeValue);
    case 'structure':
      return writeStructure(value, scope);
    case 'union':
      return writeUnion(value, scope);
    case 'document':
      return writeDocument(value.value, scope);
  }
}

function writeTimestamp(text: string, scope: Scope): Code {
  const type = take(`${scope.crate}::primitives::DateTime`, scope);
  const formats = take(`${scope.crate}::primitives::DateTimeFormat`, scope);
  const format = /Z$/i.test(text) ? 'DateTime' : 'DateTimeWithOffset';
  return enclose(`${type}::from_str(`, [writeString(text), `${formats}::${format}`], ')?');
}

/** A builder can only fail where something must be set. */
function writeStructure({ type, fields, isDemanding }: Structure, scope: Scope): Code {
  // Without a name there is no builder to call.
  if (!type) return writeMap(fields, scope, writeValue);
  const calls = fields.flatMap(([name, value]) => writeSetters(name, value, scope));
  const build = isDemanding ? '.build()?' : '.build()';
  return { head: `${takeType(type, scope)}::builder()`, calls: [...calls, build] };
}

/** Smithy's `Unit` is nothing: the variant says it all. */
function writeUnion({ type, member, value }: Union, scope: Scope): Code {
  if (!type) return writeMap([[member, value]], scope, writeValue);
  const variant = `${takeType(type, scope)}::${nameVariant(member)}`;
  if (value.kind === 'structure' && value.type === 'Unit') return variant;
  return enclose(`${variant}(`, [writeValue(value, scope)]);
}
