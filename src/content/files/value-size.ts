import { escapeKey } from '../../openapi/document/pointer';
import type { Finding } from '../../problems/problem';
import { countOf } from '../../text/count-of';
import { isStructure } from '../../text/written-number';

/** How many values and levels a part of a document has. */
interface Size {
  /** What an alias refers to counts each time. */
  values: number;
  levels: number;
}

/** Deeper documents would exceed what programs keep in mind while they go through one. */
const maxLevels = 200;
/** How many values the aliases of a document may repeat. */
const maxRepeated = 500_000;
/** In characters. A longer text takes seconds in each place that shows it. */
const maxText = 1_000_000;
/** A longer pointer would say no more. */
const maxKeys = 8;

/** Finds what makes a value endless to go through: too many levels, a text without an end, or aliases of aliases. */
export function findSizeProblems(document: unknown): Finding[] {
  const sizes = measure(document);
  const sizeOf = (part: unknown): Size => sizes.get(part) ?? { values: 1, levels: 0 };
  const { levels, values } = sizeOf(document);
  if (levels > maxLevels) {
    return [
      {
        pointer: pointTo(document, (part) => sizeOf(part).levels, maxLevels),
        ...describeDepth(countOf(levels, 'level')),
      },
    ];
  }
  const long = [...sizes.keys()].find(
    (part) => isStructure(part) && Object.values(part).some(isLong),
  );
  if (long !== undefined) return [describeLong(document, long)];
  const written = [...sizes.keys()].reduce<number>((sum, part) => sum + 1 + countLeaves(part), 0);
  if (values - written <= maxRepeated) return [];
  return [
    {
      code: 'file/too-many-aliases',
      pointer: pointTo(document, (part) => sizeOf(part).values, maxRepeated),
      found: `aliases of aliases, which stand for ${describe(values)} values`,
      expected: `aliases that stand for at most ${describe(maxRepeated)} values`,
      fix: 'write less with aliases, and refer to components with $ref instead',
    },
  ];
}

/** Describes lists and objects within one another; `levels` says how many. */
export function describeDepth(levels: string): Finding {
  return {
    code: 'file/too-deep',
    found: `lists and objects within one another, ${levels} deep`,
    expected: `at most ${maxLevels} levels`,
    fix: 'move parts elsewhere, and refer to them: into components, in an interface',
  };
}

function describe(count: number): string {
  return count > 1e9 ? 'more than 1,000,000,000' : count.toLocaleString('en');
}

const isLong = (value: unknown) => typeof value === 'string' && value.length > maxText;

/** Goes through the document until it finds the part with the text. */
function describeLong(document: unknown, part: unknown): Finding {
  const left: [pointer: string, value: unknown][] = [['', document]];
  let pointer = '';
  for (let next = left.pop(); next; next = left.pop()) {
    const [at, value] = next;
    if (!isStructure(value)) continue;
    if (value === part) {
      const [key = ''] = Object.entries(value).find(([, each]) => isLong(each)) ?? [];
      pointer = `${at}/${escapeKey(key)}`;
      break;
    }
    for (const [key, each] of Object.entries(value)) left.push([`${at}/${escapeKey(key)}`, each]);
  }
  return {
    code: 'file/too-long-text',
    pointer,
    found: 'a text of more than a million characters',
    expected: 'texts that a page can show',
    fix: 'shorten it, or link to a file with it',
  };
}

function countLeaves(part: unknown): number {
  return isStructure(part) ? Object.values(part).filter((each) => !isStructure(each)).length : 0;
}

/** Measures every list and object once. A stack of its own, because the document may be deeper than that of the program. */
function measure(document: unknown): Map<unknown, Size> {
  const sizes = new Map<unknown, Size>();
  const open: unknown[] = [document];
  const entered = new Set<unknown>();
  while (open.length > 0) {
    const part = open.at(-1);
    const below = isStructure(part) ? Object.values(part) : [];
    if (!entered.has(part)) {
      entered.add(part);
      for (const each of below) if (isStructure(each) && !entered.has(each)) open.push(each);
      continue;
    }
    open.pop();
    if (sizes.has(part)) continue;
    const size = { values: 1, levels: 1 };
    for (const each of below) {
      const { values, levels } = sizes.get(each) ?? { values: 1, levels: 0 };
      size.values += values;
      size.levels = Math.max(size.levels, levels + 1);
    }
    sizes.set(part, size);
  }
  return sizes;
}

/** Goes to the largest part, and on within it, as long as it is larger than the limit. */
function pointTo(document: unknown, sizeOf: (part: unknown) => number, limit: number): string {
  let pointer = '';
  let part = document;
  for (let depth = 0; depth < maxKeys && isStructure(part); depth += 1) {
    const [largest] = Object.entries(part).sort(([, a], [, b]) => sizeOf(b) - sizeOf(a));
    if (!largest || sizeOf(largest[1]) <= limit) return pointer;
    pointer += `/${escapeKey(largest[0])}`;
    part = largest[1];
  }
  return pointer;
}
