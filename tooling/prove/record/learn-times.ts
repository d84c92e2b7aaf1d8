import { isObject, own } from '../../../src/openapi/document/document';
import type { SplitText } from '../../../src/story/forms';
import type { StoryClock } from './story-clock';

/** Teaches the clock which time of a run corresponds to each time of an example. */
export function learnTimes(
  expected: unknown,
  found: unknown,
  split: SplitText,
  clock: StoryClock,
): void {
  if (typeof expected === 'string' && typeof found === 'string') {
    const [one, other] = [timesOf(expected, split), timesOf(found, split)];
    if (one.length !== other.length) return;
    for (const [index, run] of other.entries()) clock.bind(run, one[index] ?? '');
  } else if (Array.isArray(expected) && Array.isArray(found)) {
    if (expected.length !== found.length) return;
    for (const [index, item] of expected.entries()) learnTimes(item, found[index], split, clock);
  } else if (isObject(expected) && isObject(found)) {
    for (const [key, value] of Object.entries(expected)) {
      learnTimes(value, own(found, key), split, clock);
    }
  }
}

function timesOf(text: string, split: SplitText): string[] {
  return split(text).flatMap(({ text: piece, form }) => (form?.kind === 'time' ? [piece] : []));
}
