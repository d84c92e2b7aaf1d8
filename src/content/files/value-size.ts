import { escapeKey } from '../../openapi/document/pointer';
import type { Finding } from '../../problems/problem';
import { isStructure } from '../../text/written-number';

/** Deeper documents would exceed what programs keep in mind while they go through one. */
const maxLevels = 200;
/** In characters. A longer text takes seconds in each place that shows it. */
const maxText = 1_000_000;

/** Finds the first part of a document that is too deep or too long to go through. */
export function findSizeProblems(document: unknown): Finding[] {
  const left = [{ part: document, pointer: '', level: 1 }];
  // What an alias repeats is one object in several places.
  const levels = new Map<unknown, number>();
  for (let next = left.pop(); next; next = left.pop()) {
    const { part, pointer, level } = next;
    if (typeof part === 'string' && part.length > maxText) return [{ pointer, ...tooLong }];
    if (!isStructure(part) || (levels.get(part) ?? 0) >= level) continue;
    if (level > maxLevels) return [{ pointer, ...tooDeep }];
    levels.set(part, level);
    for (const [key, each] of Object.entries(part)) {
      left.push({ part: each, pointer: `${pointer}/${escapeKey(key)}`, level: level + 1 });
    }
  }
  return [];
}

/** What is wrong with a document in which lists and objects are within one another without an end. */
export const tooDeep: Finding = {
  code: 'file/too-deep',
  found: `lists and objects within one another, more than ${maxLevels} deep`,
  expected: `at most ${maxLevels} levels`,
  fix: 'move parts elsewhere, and refer to them: into components, in an interface',
};

const tooLong: Finding = {
  code: 'file/too-long-text',
  found: 'a text of more than a million characters',
  expected: 'texts that a page can show',
  fix: 'shorten it, or link to a file with it',
};
