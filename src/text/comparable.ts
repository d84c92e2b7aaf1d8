import { isNumber, isStructure, normalizeNumber } from './written-number';

/**
 * A value that is identical for equal JSON values, whatever the form of their numbers and the order of their keys:
 * plain values themselves, numbers in their plainest form, and a text for objects and lists.
 */
export function toComparable(value: unknown): unknown {
  if (isNumber(value)) return normalizeNumber(value);
  // No value of a document begins with this character.
  return isStructure(value) ? `\0${toText(value)}` : value;
}

function toText(value: unknown): string {
  if (isNumber(value)) return String(normalizeNumber(value));
  if (Array.isArray(value)) return `[${value.map(toText).join()}]`;
  if (!isStructure(value)) return JSON.stringify(value);
  const parts = Object.entries(value).map(
    ([key, part]) => `${JSON.stringify(key)}:${toText(part)}`,
  );
  return `{${parts.sort().join()}}`;
}
