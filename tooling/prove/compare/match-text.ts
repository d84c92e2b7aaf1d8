import type { SplitText } from '../../../src/story/forms';
import { type Bindings, bindId, exampleOf, noBindings, toRun } from './bindings';

/**
 * Compares a text of a run with that of an example, and learns what the example's ids are in this
 * run. Returns undefined if they differ.
 */
export function matchText(
  expected: string,
  found: string,
  split: SplitText,
  bindings: Bindings,
): Bindings | undefined {
  return (
    matchPieces(toRun(expected, { ...bindings, ids: noBindings.ids }), found, split, bindings) ??
    // A word is also used as an ordinary text: as the name of what it identifies.
    matchPieces(expected, found, split, bindings)
  );
}

function matchPieces(
  expected: string,
  found: string,
  split: SplitText,
  bindings: Bindings,
): Bindings | undefined {
  const wanted = split(expected);
  const given = split(found);
  if (wanted.length !== given.length) return undefined;
  return wanted.reduce<Bindings | undefined>((known, { text, form }, index) => {
    const other = given[index];
    if (!known || !other || other.form !== form) return undefined;
    if (form?.kind === 'time') return known;
    return form ? matchId(text, other.text, known) : text === other.text ? known : undefined;
  }, bindings);
}

function matchId(expected: string, found: string, bindings: Bindings): Bindings | undefined {
  const isWord = [...bindings.words.values()].includes(found);
  if (isWord) return expected === found ? bindings : undefined;
  const run = bindings.ids.get(expected);
  if (run !== undefined) return run === found ? bindings : undefined;
  return exampleOf(bindings, found) === undefined ? bindId(bindings, expected, found) : undefined;
}
