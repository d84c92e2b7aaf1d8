import { type ExactNumber, isNumber, isStructure, wholeDigits } from '../../text/written-number';
import type { Code } from '../print/print';
import { joinStrings, makeCollection } from './expression';

const escapes: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** Writes a string; if it has several lines, as one literal per line, which Python concatenates. */
export function writeString(value: string): Code {
  const mark = chooseQuote(value);
  const lines = value.match(/[^\n]*\n|[^\n]+$/g) ?? [];
  if (lines.length < 2) return quoteWith(value, mark);
  return joinStrings(lines.map((line) => quoteWith(line, mark)));
}

/** Writes a string on one line. */
export function quote(value: string): string {
  return quoteWith(value, chooseQuote(value));
}

/** Writes any JSON value as Python's own lists, dictionaries and constants. */
export function writeJson(value: unknown): Code {
  if (typeof value === 'string') return writeString(value);
  if (isNumber(value)) return writeNumber(value);
  if (typeof value === 'boolean') return writeBoolean(value);
  if (Array.isArray(value)) return makeList(value.map(writeJson));
  if (!isStructure(value)) return 'None';
  return makeDictionary(Object.entries(value).map(([key, inner]) => [key, writeJson(inner)]));
}

/** Writes a number; integers without a point or an exponent, which would make them floats. */
export function writeNumber(value: ExactNumber): string {
  return (typeof value === 'number' && wholeDigits(value)) || String(value);
}

/** Writes a boolean. */
export function writeBoolean(value: boolean): string {
  return value ? 'True' : 'False';
}

/** Makes a list. */
export function makeList(values: Code[]): Code {
  return makeCollection('[', values, ']');
}

/** Makes a dictionary. */
export function makeDictionary(entries: [key: string, value: Code][]): Code {
  const items = entries.map(([key, value]): Code => [quote(key), ': ', value]);
  return makeCollection('{', items, '}');
}

/** Chooses the quotes that need fewer escapes, preferring double quotes. */
function chooseQuote(value: string): '"' | "'" {
  return value.split('"').length > value.split("'").length ? "'" : '"';
}

function quoteWith(value: string, mark: string): string {
  // Control and format characters would be invisible, and lone surrogates aren't valid text.
  const text = value.replace(/[\\"'\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, (found) => {
    if (found === '"' || found === "'") return found === mark ? `\\${found}` : found;
    return escapes[found] ?? escapeCode(found.codePointAt(0) ?? 0);
  });
  return `${mark}${text}${mark}`;
}

function escapeCode(code: number): string {
  const digits = code.toString(16);
  if (code < 0x100) return `\\x${digits.padStart(2, '0')}`;
  return code < 0x10000 ? `\\u${digits.padStart(4, '0')}` : `\\U${digits.padStart(8, '0')}`;
}
