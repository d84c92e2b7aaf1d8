import { asObject } from '../openapi/document';
import { stepInto } from './origins';
import type { Origin, OverlayProblem } from './overlay';

const words = new Set(['description', 'summary', 'title']);
/** Keys whose value is data of the caller, unless they are names below one of `named`. */
const data = new Set(['example', 'default', 'enum', 'const', 'value']);
const named = new Set(['properties', 'patternProperties', 'schemas', 'headers', 'responses']);

/** Finds words in an update that are no text, which no reader would see; `holder` is the key that it is merged below. */
export function checkWords(update: unknown, at: Origin, holder: string): OverlayProblem[] {
  if (Array.isArray(update)) {
    // A list of examples holds values, a map of them has words.
    if (holder === 'examples') return [];
    return update.flatMap((entry, index) => checkWords(entry, stepInto(at, String(index)), ''));
  }
  const isNamed = named.has(holder);
  return Object.entries(asObject(update)).flatMap(([key, value]): OverlayProblem[] => {
    if (data.has(key) && !isNamed) return [];
    const below = stepInto(at, key);
    const isSingle = typeof value !== 'object' || value === null || Array.isArray(value);
    if (!words.has(key) || isNamed || !isSingle || typeof value === 'string') {
      return checkWords(value, below, isNamed ? '' : key);
    }
    return [
      {
        ...below,
        found: `\`${key}: ${JSON.stringify(value)}\``,
        expected: 'a text',
        repair: `write ${key}: "…"`,
      },
    ];
  });
}
