import { holdsWords, listEntries } from '../openapi/list-entries';
import type { Origin, OverlayProblem } from './overlay';

/** Finds words in an update that are no text, which no reader would see; `holder` is the key that it is merged below. */
export function checkWords(update: unknown, at: Origin, holder: string): OverlayProblem[] {
  return listEntries(update, holder).flatMap((entry): OverlayProblem[] => {
    const { pointer, key, value } = entry;
    const isSingle = typeof value !== 'object' || value === null || Array.isArray(value);
    if (!holdsWords(entry) || !isSingle || typeof value === 'string') return [];
    return [
      {
        file: at.file,
        pointer: at.pointer + pointer,
        found: `\`${key}: ${JSON.stringify(value)}\``,
        expected: 'a text',
        repair: `write ${key}: "…"`,
      },
    ];
  });
}
