import type { Change, PartAddress } from '../../../src/openapi/changes/change';
import {
  asObject,
  type Json,
  type OpenApiDocument,
  own,
} from '../../../src/openapi/document/document';
import { queryPath } from '../../../src/overlays/json-path';
import type { OverlayAction } from '../../../src/overlays/overlay';
import { listWords } from './list-words';
import type { OverlayText, Path } from './model';
import { partAt } from './part-at';
import { keyOfTarget, readActions } from './read-actions';
import { writeAddress } from './write-path';

/**
 * The words on the parts of an interface that a newer one changes or removes, as actions of their own:
 * a version that keeps the older interface keeps these words, whatever becomes of them elsewhere. An
 * overlay adds to lists, so words with a list are only kept if they are among the `lost` addresses,
 * which are kept whatever changed.
 */
export function listAffectedWords(
  overlays: readonly OverlayText[],
  before: OpenApiDocument,
  changes: readonly Change[],
  lost: ReadonlySet<string> = new Set(),
): OverlayAction[] {
  const affects = createFilter(changes);
  return overlays
    .flatMap(({ text }) => readActions(text))
    .flatMap(({ target, update }): OverlayAction[] => {
      const selected = queryPath(before, target);
      const matches = 'matches' in selected ? selected.matches : [];
      const [match, ...others] = matches;
      // What is said of many parts at once still applies to the others.
      if (!match || others.length > 0) return [];
      const isLost = (path: Path) =>
        lost.has(target) ||
        path.some((_, index) => lost.has(writeAddress(target, path.slice(0, index + 1))));
      const paths = listWords(update, keyOfTarget(target))
        .map(({ path }) => path)
        .filter((path) => !path.some((key) => key === 'x-groups' || key === 'x-life-cycle'))
        .filter((path) => isLost(path) || !hasList(pick(update, [path])))
        .filter((path) => isLost(path) || affects(partAt(before, [...match.location, ...path])));
      return paths.length === 0 ? [] : [{ target, update: pick(update, paths) }];
    });
}

const inner = ['parameter', 'body', 'response', 'header', 'field', 'variant', 'value'] as const;

/** What changes about an operation without making its description wrong. */
const outer = new Set<Change['aspect']>(['security', 'area']);

function createFilter(changes: readonly Change[]): (part: PartAddress) => boolean {
  const inside = changes.filter(({ aspect }) => !outer.has(aspect));
  return (part) =>
    inside.some((change) => {
      const keys = inner.filter((key) => change[key] !== undefined);
      const isRenamed = change.change === 'renamed' && change.from !== undefined;
      const old = isRenamed ? withOldName(change, keys) : change;
      const isSame = (key: keyof PartAddress) => old[key] === part[key];
      if (!isSame('operation') || !isSame('type')) return false;
      // Of a removed operation, the area only says where it was.
      if (change.operation === undefined && !isSame('area')) return false;
      const isWhole = inner.every((key) => part[key] === undefined);
      const isElsewhere = change.change === 'removed' || change.change === 'renamed';
      if (keys.length === 0) return isElsewhere || isWhole;
      // The description of an operation may speak of each of its parts.
      return keys.every(isSame) || (isWhole && part.operation !== undefined);
    });
}

/** The address of a renamed part before: its last name is the old one. */
function withOldName(change: Change, keys: readonly (keyof PartAddress)[]): PartAddress {
  const key = keys.at(-1) ?? (['operation', 'type', 'area'] as const).find((each) => change[each]);
  return key ? { ...change, [key]: change.from } : change;
}

/**
 * Actions without the words on parts of `document` of which `own` overlays say something already: what
 * a version has kept before is older than what the shared overlays say now.
 */
export function omitSaid(
  actions: readonly OverlayAction[],
  own: readonly OverlayText[],
  document: OpenApiDocument,
): OverlayAction[] {
  const said = new Set(
    own.flatMap(({ text }) => readActions(text)).flatMap((action) => listPlaces(action, document)),
  );
  return actions.flatMap(({ target, update }) => {
    const paths = listWords(update, keyOfTarget(target))
      .map(({ path }) => path)
      .filter(
        (path) =>
          !listPlaces({ target, update: pick(update, [path]) }, document).some((place) =>
            said.has(place),
          ),
      );
    return paths.length === 0 ? [] : [{ target, update: pick(update, paths) }];
  });
}

/** Where an action puts its words. */
function listPlaces({ target, update }: OverlayAction, document: OpenApiDocument): string[] {
  const selected = queryPath(document, target);
  const matches = 'matches' in selected ? selected.matches : [];
  const words = listWords(update, keyOfTarget(target));
  return matches.flatMap(({ location }) =>
    words.map(({ path }) => JSON.stringify([...location, ...path].map(String))),
  );
}

function hasList(value: unknown): boolean {
  if (Array.isArray(value)) return true;
  return Object.values(asObject(value)).some(hasList);
}

function pick(update: unknown, paths: readonly Path[]): Json {
  // Without a prototype, `__proto__` is a key like any other.
  const picked: Json = Object.create(null);
  for (const path of paths) {
    let from: unknown = update;
    let to = picked;
    for (const [index, key] of path.entries()) {
      from = own(asObject(from), key);
      if (index === path.length - 1) to[key] = from;
      else {
        const below = (to[key] as Json | undefined) ?? Object.create(null);
        to[key] = below;
        to = below;
      }
    }
  }
  return picked;
}
