import type { ExactNumber } from '../../text/written-number';
import { verbatim } from '../print/builders';
import type { Code } from '../print/print';

/** Control characters, lone surrogates, and characters that change the direction of text. */
const unsafe = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;
const escapes: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** Writes a string, as a raw string if it has quotes or several lines, so that code in it is readable. */
export function writeString(text: string): Code {
  const isRaw = /["\\\n]/.test(text) && !text.replace(/[\n\t]/g, '').match(unsafe);
  return isRaw
    ? writeRawString(text)
    : `"${text.replace(/["\\]/g, '\\$&').replace(unsafe, escapeCharacter)}"`;
}

/** Writes a number for a method that accepts several number types. */
export function writeNumber(value: ExactNumber): string {
  const text = String(value);
  if (!/^-?\d+$/.test(text)) return text;
  const size = BigInt(text);
  if (BigInt.asIntN(32, size) === size) return text;
  if (BigInt.asIntN(64, size) === size) return `${text}_i64`;
  return BigInt.asUintN(64, size) === size ? `${text}_u64` : `${text}.0`;
}

function writeRawString(text: string): Code {
  const ends = text.match(/"#*/g) ?? [''];
  const hashes = '#'.repeat(Math.max(...ends.map(({ length }) => length)));
  return verbatim(`r${hashes}"${text}"${hashes}`);
}

function escapeCharacter(character: string): string {
  const isHalf = /\p{Cs}/u.test(character);
  const code = isHalf ? 'fffd' : character.codePointAt(0)?.toString(16);
  return escapes[character] ?? `\\u{${code}}`;
}
