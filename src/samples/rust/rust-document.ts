import { type Code, enclose } from './rust-layout';
import { writeNumber, writeString } from './rust-literal';
import { type Scope, take } from './rust-scope';

/** Writes a free-form JSON value. */
export function writeDocument(value: unknown, scope: Scope): Code {
  const type = take('aws_smithy_types::Document', scope);
  if (Array.isArray(value)) {
    const items = value.map((item) => writeDocument(item, scope));
    return enclose(`${type}::Array(`, [enclose('vec![', items, ']')]);
  }
  if (typeof value === 'object' && value !== null) {
    return enclose(`${type}::Object(`, [writeMap(Object.entries(value), scope, writeDocument)]);
  }
  const scalar = writeScalar(value);
  return scalar === undefined ? `${type}::Null` : enclose(`${type}::from(`, [scalar]);
}

function writeScalar(value: unknown): string | undefined {
  if (typeof value === 'string') return writeString(value);
  if (typeof value === 'number') return writeNumber(value);
  return typeof value === 'boolean' ? String(value) : undefined;
}

/** Writes a map whose values `write` can write. */
export function writeMap<T>(
  entries: [string, T][],
  scope: Scope,
  write: (value: T, scope: Scope) => Code,
): Code {
  const type = take('std::collections::HashMap', scope);
  if (entries.length === 0) return `${type}::new()`;
  const pairs = entries.map(([key, value]) =>
    enclose('(', [`${writeString(key)}.into()`, write(value, scope)]),
  );
  return enclose(`${type}::from(`, [enclose('[', pairs, ']')]);
}
