import { isHashed } from './leftovers';

/** What is known of the last publication into a folder. */
export interface Publication {
  /** What the site was built from. */
  source: string;
  /** The size of each file that belongs to the site, by path. */
  files: Record<string, number>;
  /** Files with a hash in their name that only open tabs of the build before still need. */
  previous: readonly string[];
  /** Whether all files were in place at the end. */
  isComplete: boolean;
}

export interface PublishPlan {
  /** Paths of the site in the order in which they must appear. */
  install: string[];
  /** Earlier files that stay although the site no longer has them. */
  previous: string[];
  /** Paths to remove at the end. */
  remove: string[];
}

/** What a build leaves behind for itself: Gatsby's notes on the bundle. */
const internal = /^(webpack\.stats|chunk-map)\.json$/;
/** What an operator keeps at the top of the folder. */
const foreign = /^\./;

/** Returns whether readers need a file of a build. Source maps are published on request only. */
export function isForReaders(path: string, withSourceMaps: boolean): boolean {
  const file = path.replace(/\.(gz|br)$/, '');
  return !internal.test(file) && (withSourceMaps || !file.endsWith('.map'));
}

/**
 * Plans how `existing` files become the files of `site`. What pages refer to appears before the pages,
 * and the file that tells open tabs of a new build (`app-data.json`) last. Hashed files of the build
 * before stay until the one after; a build with the same hashed files does not count as another.
 */
export function planPublication(
  site: readonly string[],
  existing: readonly string[],
  last?: Publication,
): PublishPlan {
  const wanted = new Set(site);
  const present = new Set(existing);
  const previous = [...new Set(listPrevious(site, existing, last))].filter(
    (path) => isHashed(path) && present.has(path) && !wanted.has(path),
  );
  const kept = new Set([...site, ...previous]);
  const isOurs = (path: string) => !foreign.test(path) || last?.files[path] !== undefined;
  return {
    install: site.toSorted((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1)),
    previous: previous.sort(),
    remove: existing.filter((path) => !kept.has(path) && isOurs(path)),
  };
}

function listPrevious(
  site: readonly string[],
  existing: readonly string[],
  last: Publication | undefined,
): readonly string[] {
  // A folder from elsewhere: what looks hashed may be in use.
  if (!last) return existing;
  const current = Object.keys(last.files).filter(isHashed);
  // A publication was cut short, so that tabs may be open on any of these files.
  if (!last.isComplete) return [...current, ...last.previous];
  const wanted = site.filter(isHashed);
  const isSame =
    wanted.length === current.length && wanted.every((path) => last.files[path] !== undefined);
  return isSame ? last.previous : current;
}

function rank(path: string): number {
  if (isHashed(path)) return 0;
  if (/^page-data\/app-data\.json/.test(path)) return 3;
  return path.startsWith('page-data/') ? 2 : 1;
}
