import type { Json } from '../../../src/openapi/document/document';
import type { OverlayAction } from '../../../src/overlays/overlay';
import type { ActionFate, Path } from './model';
import { writeStep } from './write-path';

/**
 * Actions that take back what a newer interface changes in the examples of an action, for a version that
 * shares them and keeps the older interface. An action whose target changes has nothing to take back,
 * because it selects nothing in the older interface any more.
 */
export function restoreExamples(
  { target, update }: OverlayAction,
  { fits, target: newTarget }: ActionFate,
): OverlayAction[] {
  if (newTarget !== target) return [];
  const changed = fits.flatMap(({ gone, renamed }) => [
    ...gone.map((path) => ({ path, to: undefined })),
    ...renamed,
  ]);
  // What is inside another change comes back with it.
  const outer = changed.filter(({ path }) => !changed.some((other) => isInside(path, other.path)));
  const removed = outer.flatMap(({ path, to }): OverlayAction[] => {
    if (to === undefined) return [];
    return [{ target: writeAddress(target, [...path.slice(0, -1), to], update), remove: true }];
  });
  const updates = new Map<string, Json>();
  for (const { path } of outer) {
    const address = writeAddress(target, path.slice(0, -1), update);
    const key = path.at(-1) ?? '';
    updates.set(address, { ...updates.get(address), [key]: valueAt(update, path) });
  }
  return [...removed, ...[...updates].map((each) => ({ target: each[0], update: each[1] }))];
}

function isInside(path: Path, outer: Path): boolean {
  return path.length > outer.length && outer.every((key, index) => key === path[index]);
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((found, key) => Object(found)[key], value);
}

/** A JSONPath to a part of an update; entries of lists are written as such. */
function writeAddress(target: string, path: Path, update: unknown): string {
  const steps = path.map((key, index) =>
    Array.isArray(valueAt(update, path.slice(0, index))) ? `[${key}]` : writeStep(key),
  );
  return target + steps.join('');
}
