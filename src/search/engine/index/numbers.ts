const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const values = new Map([...digits].map((digit, value) => [digit.charCodeAt(0), value]));

/** Writes numbers that are not negative as text: five bits a letter, the sixth says that more follow. */
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

/** Reads what `encodeNumbers` wrote. */
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
