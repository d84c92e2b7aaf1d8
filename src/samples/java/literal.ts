import type { ExactNumber } from '../../text/written-number';
import { block } from '../print/builders';
import { refer } from '../print/labels';
import type { Code } from '../print/print';

const named = new Map([
  ['"', '\\"'],
  ['\\', '\\\\'],
  ['\b', '\\b'],
  ['\f', '\\f'],
  ['\n', '\\n'],
  ['\r', '\\r'],
  ['\t', '\\t'],
]);
/** Invisible characters, including lone surrogates. */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** Writes a string on one line. */
export function quote(text: string): string {
  return `"${text.replace(/["\\]/g, escapeCharacter).replace(invisible, escapeCharacter)}"`;
}

/** Writes a string, as a text block if it has several lines that need no other escape than a backslash. */
export function makeString(text: string): Code {
  const hasLines = /\S *\n\s*\S/.test(text);
  return hasLines && isKept(text)
    ? block('"""', `${text.replaceAll('\\', '\\\\')}"""`.split('\n'))
    : quote(text);
}

/** Whether the compiler keeps a text block: it removes common indentation and trailing blanks. */
function isKept(text: string): boolean {
  const isIndented = !text.endsWith('\n') && !/^\S/m.test(text);
  const isPlain = !/[^\S \n]|"""|"$| (?=\n|$)/.test(text);
  return isPlain && !isIndented && text.replaceAll('\n', '').search(invisible) < 0;
}

/** Writes a number of the smallest type that fits: an `int`, a `long`, a `BigInteger` or a `double`. */
export function writeNumber(value: ExactNumber): Code {
  const text = String(value);
  if (!/^-?\d+$/.test(text)) return text;
  const size = BigInt(text);
  if (BigInt.asIntN(32, size) === size) return text;
  if (BigInt.asIntN(64, size) === size) return `${text}L`;
  return ['new ', refer('java.math.BigInteger'), `("${text}")`];
}

/** Escapes in octal, because the compiler resolves `\u000a` before it looks for the ends of strings. */
function escapeCharacter(character: string): string {
  const known = named.get(character);
  if (known) return known;
  if (/\p{Cc}/u.test(character)) return `\\${toNumber(character.charCodeAt(0), 8, 3)}`;
  return character
    .split('')
    .map((unit) => `\\u${toNumber(unit.charCodeAt(0), 16, 4)}`)
    .join('');
}

function toNumber(value: number, radix: number, digits: number): string {
  return value.toString(radix).padStart(digits, '0');
}
