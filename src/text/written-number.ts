/** Marks the text of a number on its way through `JSON.stringify`. Unicode reserves this character for such uses. */
const mark = '\ufdd0';

const interned = new Map<string, WrittenNumber>();

/**
 * A number as its source writes it, where JavaScript would write another: it has more digits than a double,
 * as 9223372036854775807, or another form, as `1.10` and `1e3`. All other numbers are plain numbers. There
 * is one object for each text, so equal texts are identical. As a number it is the nearest double, as a
 * string its text; in `JSON.stringify` it is marked, so use `printJson`.
 */
export class WrittenNumber {
  private constructor(readonly text: string) {}

  /** `text` is a number in JSON's form (RFC 8259, section 6). */
  static of(text: string): WrittenNumber {
    const known = interned.get(text) ?? Object.freeze(new WrittenNumber(text));
    interned.set(text, known);
    return known;
  }

  toString(): string {
    return this.text;
  }

  valueOf(): number {
    return Number(this.text);
  }

  toJSON(): string {
    return mark + this.text;
  }
}

/** A number of a document. */
export type ExactNumber = number | WrittenNumber;

/** Whether a value is a number, in whatever form. */
export function isNumber(value: unknown): value is ExactNumber {
  return typeof value === 'number' || value instanceof WrittenNumber;
}

/** Whether a value has parts: an object or a list. */
export function isStructure(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !(value instanceof WrittenNumber);
}

/** Reads a number in JSON's form without losing a digit or its form. */
export function readNumber(text: string): ExactNumber {
  const value = Number(text);
  return String(value) === text ? value : WrittenNumber.of(text);
}

/** A text in JSON, or a number in a form that JavaScript would change. */
const tokens = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g;

/** Parses JSON as `JSON.parse` does, but no number loses a digit or its form. Throws like `JSON.parse`. */
export function parseJson(text: string): unknown {
  let isMarked = false;
  const marked = text.replace(tokens, (token) => {
    if (token.startsWith('"') || String(Number(token)) === token) return token;
    isMarked = true;
    // What is no number in JSON, the parser reports.
    return isJsonNumber(token) ? `"${mark}${token}"` : token;
  });
  return isMarked ? JSON.parse(marked, (_key, value) => unmark(value)) : JSON.parse(text);
}

function isJsonNumber(text: string): boolean {
  return /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(text);
}

/** The number of a text that `toJSON` marked; any other value as it is. */
export function unmark(value: unknown): unknown {
  return typeof value === 'string' && value.startsWith(mark) && isJsonNumber(value.slice(1))
    ? WrittenNumber.of(value.slice(1))
    : value;
}

/** Prints a value as JSON with its numbers as they were written; undefined as `JSON.stringify` does. */
export function printJson(
  value: unknown,
  print: (value: unknown) => string = JSON.stringify,
): string {
  const json = print(value);
  return json?.includes(mark) ? json.replace(markedNumber, '$1') : json;
}

const markedNumber = new RegExp(`"${mark}(-?\\d[\\d.eE+-]*)"(?!:)`, 'g');

/**
 * Copies a value with something else in the place of each written number, whose key `convert` gets; what
 * contains none is not copied.
 */
export function mapNumbers(
  value: unknown,
  convert: (number: WrittenNumber, key: string) => unknown,
): unknown {
  const map = (part: unknown, key: string): unknown => {
    if (part instanceof WrittenNumber) return convert(part, key);
    if (!isStructure(part)) return part;
    // Documents are large, and few of their parts contain any.
    const changed = new Map<string, unknown>();
    for (const name of Object.keys(part)) {
      const each = (part as Record<string, unknown>)[name];
      const after = typeof each === 'object' ? map(each, name) : each;
      if (after !== each) changed.set(name, after);
    }
    if (changed.size === 0) return part;
    const choose = (name: string, each: unknown) => (changed.has(name) ? changed.get(name) : each);
    return Array.isArray(part)
      ? part.map((each, index) => choose(String(index), each))
      : Object.fromEntries(Object.entries(part).map(([name, each]) => [name, choose(name, each)]));
  };
  return map(value, '');
}

/** Copies a value with plain numbers only, for programs that know no others. */
export function toPlainNumbers(value: unknown): unknown {
  return mapNumbers(value, (number) => Number(number));
}

/** A number as digits without a zero at either end, times ten to the power of the exponent. */
interface Decimal {
  sign: -1 | 0 | 1;
  digits: string;
  exponent: number;
}

function toDecimal(number: ExactNumber): Decimal {
  const [, minus, whole = '', fraction = '', power = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(String(number)) ?? [];
  const all = (whole + fraction).replace(/^0+/, '');
  const digits = all.replace(/0+$/, '');
  const exponent = Number(power) - fraction.length + all.length - digits.length;
  return digits === ''
    ? { sign: 0, digits, exponent: 0 }
    : { sign: minus ? -1 : 1, digits, exponent };
}

/** Compares two numbers exactly: negative if the first is less, 0 if they are equal, else positive. */
export function compareNumbers(one: ExactNumber, other: ExactNumber): number {
  const [a, b] = [toDecimal(one), toDecimal(other)];
  if (a.sign !== b.sign || a.sign === 0) return a.sign - b.sign;
  // Numbers of the same length, counted from the decimal point, differ in their digits alone.
  const length = a.digits.length + a.exponent - b.digits.length - b.exponent;
  if (length !== 0) return a.sign * length;
  const width = Math.max(a.digits.length, b.digits.length);
  const [first, second] = [a, b].map(({ digits }) => digits.padEnd(width, '0')) as [string, string];
  return first === second ? 0 : a.sign * (first < second ? -1 : 1);
}

/** The plainest form of a number: equal numbers have the same, as far as their digits count. */
export function normalizeNumber(number: ExactNumber): ExactNumber {
  const plain = Number(number);
  if (compareNumbers(plain, number) === 0) return plain;
  return readNumber(wholeDigits(number) ?? String(number));
}

/** Exponents further apart would take digits without end. */
const maxShift = 400;

/** The digits of a whole number without a point or an exponent; undefined for any other, or for endless ones. */
export function wholeDigits(number: ExactNumber): string | undefined {
  const { sign, digits, exponent } = toDecimal(number);
  if (sign === 0) return '0';
  if (exponent < 0 || exponent > maxShift) return undefined;
  return `${sign < 0 ? '-' : ''}${digits}${'0'.repeat(exponent)}`;
}
