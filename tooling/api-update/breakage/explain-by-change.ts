import type { Change } from '../../../src/openapi/changes/change';
import { describeChange } from '../../../src/openapi/changes/describe-change';
import type { Problem } from '../../../src/problems/problem';
import type { WrittenOverlay } from '../read-current';
import { lastName } from '../stale/renames';

/** The names of fields and the values in the words of Ajv. */
const quoted = /required property '[^']+'|it is "[^"]+"/g;

/** Adds the change that is behind a problem to what there is to do about it, with the new name if there is one. */
export function explainByChange(
  problem: Problem,
  overlays: readonly WrittenOverlay[],
  changes: readonly Change[],
): Problem {
  const { code, file, pointer = '', found, fix } = problem;
  const action = /^\/actions\/(\d+)/.exec(pointer)?.[1];
  const overlay = overlays.find((each) => each.file === file);
  const target = action && overlay?.actions[Number(action)]?.target;
  // What Ajv says has words that are names too, such as "schema".
  const words = code === 'openapi/misfitting-example' ? found.match(quoted)?.join(' ') : found;
  const change = findChangeBehind(`${target ?? ''} ${pointer} ${words ?? ''}`, changes);
  if (!change) return problem;
  const { parameter, response, field, variant, operation, type, area } = change;
  const name = variant ?? (field && lastName(field)) ?? response ?? parameter;
  const isKnown = fix.startsWith('write ') || change.change !== 'renamed';
  const advice = isKnown ? fix : `write ${name ?? operation ?? type ?? area}`;
  return { ...problem, fix: `${advice} (${describeChange(change).replace(/\.$/, '')})` };
}

/** What else can change about a part leaves every text and example its place. */
const movesParts = new Set<Change['aspect']>([undefined, 'type', 'content']);

/**
 * Finds the change that explains why something of an author no longer fits: the most precise one whose names `about`
 * contains. Undefined if these do not tell which.
 */
function findChangeBehind(about: string, changes: readonly Change[]): Change | undefined {
  const names = new Set(about.match(/[\w-]+/g));
  const isNamed = (each: readonly string[]) => each.some((name) => names.has(name));
  const rated = changes
    .filter(
      (change) => canMisplace(change) || about.includes(`required property '${partOf(change)}'`),
    )
    .map((change) => ({ change, rank: rank(change, isNamed) }))
    .filter(({ rank }) => rank > 0);
  const [best, ...others] = rated.sort((a, b) => b.rank - a.rank);
  if (best?.rank !== onlyLast) return best?.change;
  // Nothing but the name tells what it is, so the same must have happened to all that have it.
  const isAlike = ({ change }: { change: Change }) => keyOf(change) === keyOf(best.change);
  return others.every(isAlike) ? best.change : undefined;
}

function keyOf(change: Change): string {
  return JSON.stringify([change.change, change.from, listNames(change).at(-1)]);
}

function canMisplace({ change, aspect }: Change): boolean {
  return change !== 'added' && movesParts.has(aspect);
}

/** The field or parameter that a change is about. */
function partOf({ field, parameter }: Change): string | undefined {
  return field === undefined ? parameter : lastName(field);
}

/** The rank of a change of which nothing but the last name is there. */
const onlyLast = 1;

/** The more names of a change are there the higher; 0 if not even the last one is. */
function rank(change: Change, isNamed: (names: readonly string[]) => boolean): number {
  const wanted = listNames(change);
  const last = wanted.at(-1);
  if (last === undefined) return 0;
  if (!isNamed(last)) return 0;
  if (wanted.every(isNamed)) return 2 + wanted.length;
  return isNamed(change.operations) ? 2 : onlyLast;
}

/** The names on the way to the part of a change, the part last: under its old and its new one. */
function listNames(change: Change): string[][] {
  const { operation, type, area, parameter, response, header, field, variant, value } = change;
  const { body, from } = change;
  const path = [operation ?? type ?? area, parameter, body && 'requestBody', response, header];
  const inner = [field && lastName(field), variant, value];
  const names = [...path, ...inner].filter((name) => name !== undefined && name !== '');
  const isRenamed = change.change === 'renamed' && from !== undefined;
  return names.map((name, index) =>
    isRenamed && index === names.length - 1 ? [String(name), lastName(from)] : [String(name)],
  );
}
