import type { TypedValue } from '../../openapi/calls/typed-value';
import { isNumber, isStructure } from '../../text/written-number';
import { refer } from '../print/labels';
import type { Code } from '../print/print';
import type { SdkNames } from '../sdk';
import { chain, enclose, pair } from './expression';
import { writeNumber, writeString } from './literal';
import { nameOptionalSetter, nameSetter, nameType, nameVariant } from './names';

/** The crate of the SDK's types, and their names if they differ from the document's. */
export interface SdkTypes {
  crate: string;
  types: SdkNames['types'];
}

type Structure = Extract<TypedValue, { kind: 'structure' }>;
type Union = Extract<TypedValue, { kind: 'union' }>;

/** Writes the calls that set a member of a builder: lists and maps take their entries one by one. */
export function writeSetters(member: string, value: TypedValue, sdk: SdkTypes): Code[] {
  const passed = listPassed(value, sdk);
  if (passed.length > 0) return passed.map((items) => enclose(`.${nameSetter(member)}(`, items));
  return [enclose(`.${nameOptionalSetter(member)}(`, [enclose('Some(', [writeValue(value, sdk)])])];
}

/** Lists the arguments of each call of a setter. */
function listPassed(value: TypedValue, sdk: SdkTypes): Code[][] {
  if (value.kind === 'list') return value.items.map((item) => [writePassed(item, sdk)]);
  if (value.kind === 'map') {
    return value.entries.map(([key, inner]) => [writeString(key), writePassed(inner, sdk)]);
  }
  return [[writePassed(value, sdk)]];
}

/** Setters convert strings, so literals are enough. */
function writePassed(value: TypedValue, sdk: SdkTypes): Code {
  return value.kind === 'string' ? writeString(value.value) : writeValue(value, sdk);
}

function writeValue(value: TypedValue, sdk: SdkTypes): Code {
  switch (value.kind) {
    case 'string':
      return [writeString(value.value), '.into()'];
    case 'number':
    case 'boolean':
      return String(value.value);
    case 'timestamp':
      return writeTimestamp(value.value, sdk);
    case 'enum':
      return writeEnum(value, sdk);
    case 'list': {
      const items = value.items.map((item) => writeValue(item, sdk));
      return enclose('vec![', items, ']');
    }
    case 'map':
      return writeMap(value.entries, (each) => writeValue(each, sdk));
    case 'structure':
      return writeStructure(value, sdk);
    case 'union':
      return writeUnion(value, sdk);
    case 'document':
      return writeDocument(value.value);
  }
}

function writeEnum({ type, value }: Extract<TypedValue, { kind: 'enum' }>, sdk: SdkTypes): Code {
  if (type === undefined) return [writeString(value), '.into()'];
  const name = referToType(type, sdk);
  const hasName = /^[a-z]/i.test(value);
  return hasName ? [name, '::', nameVariant(value)] : [name, '::from(', writeString(value), ')'];
}

function writeTimestamp(text: string, { crate }: SdkTypes): Code {
  const type = refer(`${crate}::primitives::DateTime`);
  const formats = refer(`${crate}::primitives::DateTimeFormat`);
  const format = /Z$/i.test(text) ? 'DateTime' : 'DateTimeWithOffset';
  return enclose([type, '::from_str('], [writeString(text), [formats, '::', format]], ')?');
}

/** A builder can only fail if it has required members. */
function writeStructure({ type, fields, hasRequiredFields }: Structure, sdk: SdkTypes): Code {
  // Without a name there is no builder to call.
  if (!type) return writeMap(fields, (value) => writeValue(value, sdk));
  const calls = fields.flatMap(([name, value]) => writeSetters(name, value, sdk));
  const build = hasRequiredFields ? '.build()?' : '.build()';
  return chain([referToType(type, sdk), '::builder()'], [...calls, build]);
}

/** Smithy's `Unit` is empty, so the variant needs no value. */
function writeUnion({ type, member, value }: Union, sdk: SdkTypes): Code {
  if (!type) return writeMap([[member, value]], (inner) => writeValue(inner, sdk));
  const variant: Code = [referToType(type, sdk), '::', nameVariant(member)];
  if (value.kind === 'structure' && value.type === 'Unit') return variant;
  return enclose([variant, '('], [writeValue(value, sdk)]);
}

/** Writes a free-form JSON value. */
function writeDocument(value: unknown): Code {
  const type = refer('aws_smithy_types::Document');
  if (Array.isArray(value)) {
    return enclose([type, '::Array('], [enclose('vec![', value.map(writeDocument), ']')]);
  }
  if (isStructure(value)) {
    return enclose([type, '::Object('], [writeMap(Object.entries(value), writeDocument)]);
  }
  const scalar = writeScalar(value);
  return scalar === undefined ? [type, '::Null'] : enclose([type, '::from('], [scalar]);
}

function writeScalar(value: unknown): Code | undefined {
  if (typeof value === 'string') return writeString(value);
  if (isNumber(value)) return writeNumber(value);
  return typeof value === 'boolean' ? String(value) : undefined;
}

function writeMap<T>(entries: [string, T][], write: (value: T) => Code): Code {
  const type = refer('std::collections::HashMap');
  if (entries.length === 0) return [type, '::new()'];
  const pairs = entries.map(([key, value]) => pair([writeString(key), '.into()'], write(value)));
  return enclose([type, '::from('], [enclose('[', pairs, ']')]);
}

/** Refers to the SDK's type for a schema. */
function referToType(type: string, { crate, types }: SdkTypes): Code {
  return refer(`${crate}::types::${nameType(types[type] ?? type)}`);
}
