import type { Guide } from '../../page-models/authored-version';
import type { MovedGuide } from '../../problems/develop-message';

/** What a guide is known by when its address changes. */
type FollowedGuide = Pick<Guide, 'route' | 'title' | 'prose' | 'formerRoutes'>;

/** The guides of a docs version. */
interface FollowedVersion {
  version: string;
  base: string;
  guides: readonly FollowedGuide[];
}

/**
 * Returns a function that gets the versions after each save, and lists the guides that have had another address since it
 * was first called.
 */
export function createGuideFollower(): (versions: readonly FollowedVersion[]) => MovedGuide[] {
  const followers = new Map<string, ReturnType<typeof followVersion>>();
  return (versions) =>
    versions.flatMap(({ version, base, guides }) => {
      const follow = followers.get(version) ?? followVersion(base);
      followers.set(version, follow);
      return follow(guides);
    });
}

/** A new guide is one that is gone if it has the same text or title: an editor may delete a file before it writes the other one. */
function followVersion(base: string): (guides: readonly FollowedGuide[]) => MovedGuide[] {
  let last: readonly FollowedGuide[] = [];
  const gone = new Map<string, FollowedGuide>();
  const moved = new Map<string, string>();
  return (guides) => {
    const routes = new Set(guides.map(({ route }) => route));
    const former = new Map(
      guides.flatMap(({ route, formerRoutes = [] }) =>
        formerRoutes.map((each) => [each, route] as const),
      ),
    );
    for (const guide of last) if (!routes.has(guide.route)) gone.set(guide.route, guide);
    const known = new Set(last.map(({ route }) => route));
    for (const guide of guides.filter(({ route }) => !known.has(route))) {
      for (const [route, earlier] of gone)
        if (isSame(earlier, guide)) moved.set(route, guide.route);
    }
    for (const [route, to] of former) if (gone.has(route)) moved.set(route, to);
    for (const route of routes) {
      gone.delete(route);
      moved.delete(route);
    }
    last = guides;
    return [...moved.keys()].flatMap((from) => {
      const guide = guides.find(({ route }) => route === followRoute(from, moved));
      if (!guide) return [];
      const { route: to, title } = guide;
      const missing = former.has(from) ? undefined : from.slice(base.length + 1, -1);
      return [{ from, to, title, missing }];
    });
  };
}

/** A text that was read before is the same object. */
function isSame(one: FollowedGuide, other: FollowedGuide): boolean {
  return one.prose === other.prose || one.title === other.title;
}

/** The last address that a guide was moved to. What exists has not moved, so there is one. */
function followRoute(from: string, moved: ReadonlyMap<string, string>): string {
  const next = moved.get(from);
  return next === undefined ? from : followRoute(next, moved);
}
