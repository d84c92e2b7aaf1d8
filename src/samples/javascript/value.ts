import type { TypedValue } from '../../openapi/calls/typed-value';
import { enclose, verbatim } from '../print/builders';
import type { Code } from '../print/print';

/** Writes a value as an expression. */
export function writeValue(value: TypedValue): Code {
  switch (value.kind) {
    case 'timestamp':
      return `new Date(${writeLiteral(value.value)})`;
    case 'list':
      return enclose('[', value.items.map(writeValue), ']');
    case 'map':
      return writeObject(value.entries);
    case 'structure':
      return writeObject(value.fields);
    case 'union':
      return writeObject([[value.member, value.value]]);
    default:
      return writeJson(value.value);
  }
}

/** Writes the entry of an object. */
export function writeEntry(key: string, value: Code): Code {
  return [writeKey(key), ': ', value];
}

/** Writes a string literal, as a template if it has several lines. */
export function writeString(text: string): Code {
  if (!/\n./.test(text)) return writeLiteral(text);
  const lines = text.split('\n').map((line) => escapeFor(line, '`').replaceAll('${', '\\${'));
  return verbatim(`\`${lines.join('\n')}\``);
}

function writeLiteral(text: string): string {
  const quote = text.split('"').length > text.split("'").length ? "'" : '"';
  return quote + escapeFor(text, quote) + quote;
}

function writeObject(entries: [key: string, value: TypedValue][]): Code {
  return makeObject(entries.map(([key, value]) => writeEntry(key, writeValue(value))));
}

function writeJson(json: unknown): Code {
  if (Array.isArray(json)) return enclose('[', json.map(writeJson), ']');
  if (typeof json === 'object' && json !== null) {
    return makeObject(
      Object.entries(json).map(([key, inner]) => writeEntry(key, writeJson(inner))),
    );
  }
  return typeof json === 'string' ? writeString(json) : JSON.stringify(json);
}

function makeObject(entries: Code[]): Code {
  return enclose('{', entries, '}', { isSpaced: true });
}

function writeKey(key: string): string {
  // As a plain key, it would set the object's prototype.
  if (key === '__proto__') return '["__proto__"]';
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : writeLiteral(key);
}

/** Escapes the characters that a literal with these delimiters can't contain. */
function escapeFor(text: string, delimiter: string): string {
  return JSON.stringify(text)
    .slice(1, -1)
    .replace(/\\./g, (pair) => (pair === '\\"' ? '"' : pair))
    .replaceAll(delimiter, `\\${delimiter}`);
}
