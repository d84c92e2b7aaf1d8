import { isObject, type Json, own } from '../../../src/openapi/document/document';
import { escapeKey } from '../../../src/openapi/document/pointer';
import { isListed } from '../../../src/story/pointer-patterns';
import { readNumber, WrittenNumber } from '../../../src/text/written-number';
import { type Bindings, toExample } from '../compare/bindings';
import { compareValues, type Difference, type Rules } from '../compare/compare-values';
import type { StoryClock } from './story-clock';

/** What is needed to record a value. */
export interface Recording {
  rules: Rules;
  bindings: Bindings;
  clock: StoryClock;
}

/**
 * Turns a value of a run into one for the examples: ids and times become those that readers know.
 * Parts that vary or do not differ keep the value of the example, and lists with more items only keep the
 * example's.
 */
export function recordValue(
  found: unknown,
  expected: unknown,
  recording: Recording,
  pointer = '',
): unknown {
  const { rules, bindings } = recording;
  if (expected !== undefined && isListed(pointer, rules.varies)) return expected;
  // What does not differ keeps its times too.
  const isKept =
    expected !== undefined &&
    compareValues(expected, found, rules, bindings, pointer).differences.length === 0;
  if (isKept) return expected;
  if (typeof found === 'string') return recordText(found, recording);
  if (found instanceof WrittenNumber) return readNumber(toExample(found.text, bindings));
  if (Array.isArray(found)) {
    const known = Array.isArray(expected) ? expected : [];
    if (known.length > 0 && isListed(pointer, rules.includes)) {
      return pickItems(found, known, rules, bindings, pointer).map(({ item, example, index }) =>
        recordValue(item, example, recording, `${pointer}/${index}`),
      );
    }
    return found.map((item, index) =>
      recordValue(item, known[index], recording, `${pointer}/${index}`),
    );
  }
  if (!isObject(found)) return found;
  const known = isObject(expected) ? expected : {};
  return Object.fromEntries(
    Object.entries(found).map(([key, value]) => {
      const name = recordText(key, recording);
      return [
        name,
        recordValue(value, own(known, name), recording, `${pointer}/${escapeKey(name)}`),
      ];
    }),
  ) as Json;
}

/** The text of a run with the ids and times of the examples. */
function recordText(text: string, { rules, bindings, clock }: Recording): string {
  return rules
    .split(toExample(text, bindings))
    .map((piece) => (piece.form?.kind === 'time' ? clock.toStory(piece.text) : piece.text))
    .join('');
}

/** The items of a list that are most like those of the example, in the order of the example. */
function pickItems(
  found: readonly unknown[],
  expected: readonly unknown[],
  rules: Rules,
  bindings: Bindings,
  pointer: string,
) {
  const left = new Set(found.keys());
  return expected.flatMap((example, index) => {
    const [best] = [...left]
      .map((position) => {
        const below = `${pointer}/${index}`;
        const compared = compareValues(example, found[position], rules, bindings, below);
        return { position, distance: measure(compared.differences) };
      })
      .sort((one, other) => one.distance - other.distance);
    if (!best) return [];
    left.delete(best.position);
    return [{ item: found[best.position], example, index }];
  });
}

/** A new field says less against an item than one that is missing or has another value. */
function measure(differences: readonly Difference[]): number {
  return differences.reduce((sum, each) => sum + ('expected' in each ? 2 : 1), 0);
}
