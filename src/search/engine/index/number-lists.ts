/** The first character that stands for a number, so that no list contains a space. */
const zero = 48;
/** Characters from here on are halves of others. */
const surrogates = { first: 0xd800, count: 0x800 };

/**
 * Writes an ascending list of numbers as one character for each, which stands for its difference to the
 * one before: such characters are compressed best, and read fastest.
 */
export function writeNumbers(numbers: readonly number[]): string {
  return numbers
    .map((number, index) => {
      const code = zero + number - (numbers[index - 1] ?? 0);
      return String.fromCodePoint(code < surrogates.first ? code : code + surrogates.count);
    })
    .join('');
}

/** Reads a list that `writeNumbers` wrote. */
export function readNumbers(text: string): number[] {
  const numbers: number[] = [];
  let number = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.codePointAt(index) ?? zero;
    // Such a character has two halves.
    if (code > 0xffff) index += 1;
    number += (code < surrogates.first ? code : code - surrogates.count) - zero;
    numbers.push(number);
  }
  return numbers;
}
