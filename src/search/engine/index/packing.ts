const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const values = new Map([...digits].map((digit, value) => [digit.charCodeAt(0), value]));

/** Encodes numbers ≥ 0 as text: five bits per letter, and a sixth that is set if more follow. */
export function encodeNumbers(numbers: Iterable<number>): string {
  let text = '';
  for (const number of numbers) {
    let rest = number;
    while (rest >= 32) {
      text += digits.charAt(32 + (rest % 32));
      rest = Math.floor(rest / 32);
    }
    text += digits.charAt(rest);
  }
  return text;
}

/** Decodes a text of `encodeNumbers`. */
export function decodeNumbers(text: string): number[] {
  const numbers: number[] = [];
  let number = 0;
  let factor = 1;
  for (let index = 0; index < text.length; index += 1) {
    const value = values.get(text.charCodeAt(index)) ?? 0;
    number += (value % 32) * factor;
    factor *= 32;
    if (value < 32) {
      numbers.push(number);
      number = 0;
      factor = 1;
    }
  }
  return numbers;
}

/** Rounds a length to its order of magnitude, which is precise enough for the ranking. */
export function packLength(length: number): number {
  return Math.round(4 * Math.log2(1 + length));
}

/** Returns approximately the length that was packed. */
export function unpackLength(packed: number): number {
  return 2 ** (packed / 4) - 1;
}

/** Writes a line per entry. Line breaks in an entry become spaces. */
export function toLines(entries: readonly string[]): string {
  return entries.map((entry) => entry.replace(/[\n\r]+/g, ' ')).join('\n');
}

/** Reads a text of `toLines`; `count` distinguishes an empty list from a single empty entry. */
export function fromLines(text: string, count?: number): string[] {
  return text === '' && count !== 1 ? Array(count ?? 0).fill('') : text.split('\n');
}

/** Writes several short texts as one entry. */
export function toCells(entries: readonly string[]): string {
  return entries.map((entry) => entry.replace(/\t+/g, ' ')).join('\t');
}

/** Reads an entry of `toCells`. */
export function fromCells(entry: string): string[] {
  return entry === '' ? [] : entry.split('\t');
}
