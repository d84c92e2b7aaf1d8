import type { TypedValue } from '../../openapi/calls/typed-value';
import { type ExactNumber, isNumber, isStructure } from '../../text/written-number';
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
  if (isStructure(json)) {
    return makeObject(
      Object.entries(json).map(([key, inner]) => writeEntry(key, writeJson(inner))),
    );
  }
  if (typeof json === 'string') return writeString(json);
  return isNumber(json) ? writeNumber(json) : JSON.stringify(json);
}

/** Writes a number, as a BigInt if it is a whole one of which the engine would lose digits. */
function writeNumber(value: ExactNumber): string {
  const text = String(value);
  return /^-?\d+$/.test(text) && !Number.isSafeInteger(Number(text)) ? `${text}n` : text;
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
