import { isObject, type Json, own } from '../../../src/openapi/document/document';
import { escapeKey } from '../../../src/openapi/document/pointer';
import type { SplitText } from '../../../src/story/forms';
import { isListed } from '../../../src/story/pointer-patterns';
import { compareNumbers, isNumber, WrittenNumber } from '../../../src/text/written-number';
import type { Bindings } from './bindings';
import { matchText } from './match-text';

/** A part of a body that differs from its example. A missing side has nothing at this place. */
export interface Difference {
  pointer: string;
  found?: unknown;
  expected?: unknown;
}

/** How bodies are compared with their examples. */
export interface Rules {
  split: SplitText;
  /** JSON pointers of parts that may have any value. */
  varies: readonly string[];
  /** JSON pointers of lists that may have more items than in the example. */
  includes: readonly string[];
}

/** The result of a comparison: what differs, and what it taught about the run's ids. */
export interface Comparison {
  differences: Difference[];
  bindings: Bindings;
}

/** Compares a value of a run with that of an example. The order of keys does not matter. */
export function compareValues(
  expected: unknown,
  found: unknown,
  rules: Rules,
  bindings: Bindings,
  pointer = '',
): Comparison {
  const differs = (): Comparison => ({ differences: [{ pointer, found, expected }], bindings });
  if (isListed(pointer, rules.varies)) return { differences: [], bindings };
  if (typeof expected === 'string' && typeof found === 'string') {
    const known = matchText(expected, found, rules.split, bindings);
    return known ? { differences: [], bindings: known } : differs();
  }
  const areLists = Array.isArray(expected) && Array.isArray(found);
  if (areLists && isListed(pointer, rules.includes)) {
    return compareIncluded(expected, found, rules, bindings, pointer);
  }
  if (areLists || (isObject(expected) && isObject(found))) {
    return compareParts(expected as Json, found as Json, rules, bindings, pointer);
  }
  if (expected instanceof WrittenNumber && found instanceof WrittenNumber) {
    // An id that is a number has more digits than others.
    const known = matchText(expected.text, found.text, rules.split, bindings);
    if (known) return { differences: [], bindings: known };
  }
  const isSame =
    isNumber(expected) && isNumber(found)
      ? compareNumbers(expected, found) === 0
      : expected === found;
  return isSame ? { differences: [], bindings } : differs();
}

/** Each item of the example must be somewhere in the list, in any order. */
function compareIncluded(
  expected: unknown[],
  found: unknown[],
  rules: Rules,
  bindings: Bindings,
  pointer: string,
): Comparison {
  const differences: Difference[] = [];
  const left = new Set(found.keys());
  let known = bindings;
  for (const [index, item] of expected.entries()) {
    const below = `${pointer}/${index}`;
    const compared = [...left].map((position) => ({
      position,
      ...compareValues(item, found[position], rules, known, below),
    }));
    const match = compared.find((each) => each.differences.length === 0);
    if (match) {
      left.delete(match.position);
      known = match.bindings;
    } else differences.push({ pointer: below, expected: item });
  }
  return { differences, bindings: known };
}

/** Compares objects, and lists as objects whose keys are the places of their items. */
function compareParts(
  expected: Json,
  found: Json,
  rules: Rules,
  bindings: Bindings,
  pointer: string,
): Comparison {
  const left = new Set(Object.keys(found));
  const differences: Difference[] = [];
  let known = bindings;
  for (const [key, value] of Object.entries(expected)) {
    const below = `${pointer}/${escapeKey(key)}`;
    const match = findKey(key, left, rules, known);
    if (!match) {
      differences.push({ pointer: below, expected: value });
      continue;
    }
    left.delete(match.key);
    const compared = compareValues(value, own(found, match.key), rules, match.bindings, below);
    differences.push(...compared.differences);
    known = compared.bindings;
  }
  for (const key of left) {
    const below = `${pointer}/${escapeKey(key)}`;
    if (Array.isArray(found) || !isListed(below, rules.varies)) {
      differences.push({ pointer: below, found: own(found, key) });
    }
  }
  return { differences, bindings: known };
}

/** Finds the key of the run for a key of the example: keys may contain ids too. */
function findKey(
  key: string,
  keys: ReadonlySet<string>,
  { split }: Rules,
  bindings: Bindings,
): { key: string; bindings: Bindings } | undefined {
  if (split(key).length === 1 && keys.has(key)) return { key, bindings };
  for (const candidate of keys) {
    const known = matchText(key, candidate, split, bindings);
    if (known) return { key: candidate, bindings: known };
  }
  return undefined;
}
