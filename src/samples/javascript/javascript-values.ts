import type { TypedValue } from '../../openapi/calls/typed-value';
import type { Code, Part } from './javascript-layout';

/** Writes a value as the expression that makes it. */
export function writeValue(value: TypedValue): Code {
  switch (value.kind) {
    case 'timestamp':
      return `new Date(${writeLiteral(value.value)})`;
    case 'list':
      return { brackets: '[]', parts: value.items.map((item): Part => ['', writeValue(item)]) };
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
export function writeEntry(key: string, value: Code): Part {
  return [`${writeKey(key)}: `, value];
}

/** Writes a text as a literal: as a template where it has several lines. */
export function writeString(text: string): string {
  if (!/\n./.test(text)) return writeLiteral(text);
  const lines = text.split('\n').map((line) => escapeFor(line, '`').replaceAll('${', '\\${'));
  return `\`${lines.join('\n')}\``;
}

function writeLiteral(text: string): string {
  const quote = text.split('"').length > text.split("'").length ? "'" : '"';
  return quote + escapeFor(text, quote) + quote;
}

function writeObject(entries: [key: string, value: TypedValue][]): Code {
  const parts = entries.map(([key, value]) => writeEntry(key, writeValue(value)));
  return { brackets: '{}', parts };
}

function writeJson(json: unknown): Code {
  if (Array.isArray(json)) {
    return { brackets: '[]', parts: json.map((item): Part => ['', writeJson(item)]) };
  }
  if (typeof json === 'object' && json !== null) {
    const parts = Object.entries(json).map(([key, held]) => writeEntry(key, writeJson(held)));
    return { brackets: '{}', parts };
  }
  return typeof json === 'string' ? writeString(json) : JSON.stringify(json);
}

function writeKey(key: string): string {
  // As a plain key, it would set the object's prototype.
  if (key === '__proto__') return '["__proto__"]';
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : writeLiteral(key);
}

/** Escapes what a literal between these delimiters cannot hold as it is. */
function escapeFor(text: string, delimiter: string): string {
  return JSON.stringify(text)
    .slice(1, -1)
    .replace(/\\./g, (pair) => (pair === '\\"' ? '"' : pair))
    .replaceAll(delimiter, `\\${delimiter}`);
}
