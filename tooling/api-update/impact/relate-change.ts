import type { Change } from '../../../src/openapi/changes/change';
import { lastName } from '../words/renames';

/** What else can change about a part makes nothing lose its place. */
const movesWords = new Set<Change['aspect']>([undefined, 'type', 'content']);

/** The change that explains what moves or loses its place: the most precise one whose names `about` contains. */
export function relateChange(about: string, changes: readonly Change[]): Change | undefined {
  const names = new Set(about.match(/[\w-]+/g));
  const isNamed = (each: readonly string[]) => each.some((name) => names.has(name));
  const scored = changes
    .filter(({ change, aspect }) => change !== 'added' && movesWords.has(aspect))
    .map((change) => ({ change, score: rate(listWanted(change), change.operations, isNamed) }))
    .filter(({ score }) => score > 0);
  return scored.sort((a, b) => b.score - a.score)[0]?.change;
}

/** All names of a change, or else its last one, or else that of the operation or type around it. */
function rate(
  wanted: readonly string[][],
  operations: readonly string[],
  isNamed: (names: readonly string[]) => boolean,
): number {
  const [owner, ...inner] = wanted;
  const last = inner.at(-1);
  if (owner && wanted.every(isNamed)) return 10 + wanted.length;
  if (last && isNamed(last)) return isNamed(operations) ? 5 : 3;
  return owner && isNamed(owner) ? 1 : 0;
}

/** The names of a change; the part itself may have its old or its new one. */
function listWanted(change: Change): string[][] {
  const { operation, type, area, parameter, response, header, field, variant, value, from } =
    change;
  const path = [operation ?? type ?? area, parameter, response, header];
  const inner = [field && lastName(field), variant, value];
  const wanted = [...path, ...inner].filter((name) => name !== undefined && name !== '');
  const isRenamed = change.change === 'renamed' && from !== undefined;
  return wanted.map((name, index) =>
    isRenamed && index === wanted.length - 1 ? [String(name), lastName(from)] : [String(name)],
  );
}
