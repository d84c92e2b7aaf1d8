import type { SplitText } from '../../../src/story/forms';
import { parseJson } from '../../../src/text/written-number';
import type { Bindings } from './bindings';
import { compareValues } from './compare-values';
import { matchText } from './match-text';

/** A part of what commands print that differs. A missing side has nothing at this place. */
export interface OutputDifference {
  /** `line 3`, or for JSON the pointer of the value. */
  place: string;
  found?: unknown;
  expected?: unknown;
}

/**
 * Compares what commands print with what a guide says that they print: JSON as a value, other texts
 * line by line. Only the words are known; ids and times may have any value of their form.
 */
export function compareOutput(
  language: string,
  expected: string,
  found: string,
  split: SplitText,
  { words }: Pick<Bindings, 'words'>,
): OutputDifference[] {
  const bindings: Bindings = { words, ids: new Map() };
  const [wanted, given] = [readIfJson(language, expected), readIfJson(language, found)];
  if (wanted && given) {
    const rules = { split, varies: [], includes: [] };
    return compareValues(wanted.value, given.value, rules, bindings).differences.map(
      ({ pointer, ...sides }) => ({ place: pointer || 'the root', ...sides }),
    );
  }
  const [wantedLines, givenLines] = [toLines(expected), toLines(found)];
  const count = Math.max(wantedLines.length, givenLines.length);
  return Array.from({ length: count }, (_, index) => index).flatMap((index): OutputDifference[] => {
    const [one, other] = [wantedLines[index], givenLines[index]];
    const place = `line ${index + 1}`;
    if (one === undefined) return [{ place, found: other }];
    if (other === undefined) return [{ place, expected: one }];
    const isEqual = matchText(one, other, split, bindings) !== undefined;
    return isEqual ? [] : [{ place, found: other, expected: one }];
  });
}

function readIfJson(language: string, text: string): { value: unknown } | undefined {
  if (language !== 'json') return undefined;
  try {
    return { value: parseJson(text) };
  } catch {
    return undefined;
  }
}

function toLines(text: string): string[] {
  const lines = text.trimEnd().split('\n');
  return lines.map((line) => line.trimEnd());
}
