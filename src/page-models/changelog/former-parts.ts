import type { ChangelogEntry } from '../../openapi/changes/change';
import { type FormerPart, followNames } from '../../openapi/changes/follow-names';
import type { Method } from '../../openapi/model';
import { categoryRoute, operationRoute } from '../../text/routes';
import { toSlug } from '../../text/slug';
import type { AuthoredVersion } from '../authored-version';

/** An operation or area that the interface no longer has, and the address that its page had. */
export interface LocatedFormerPart extends FormerPart {
  slug: string;
  route: string;
  /** What it is called now, unless it was removed. */
  target?: { id: string; title: string; route: string; method?: Method };
}

/** The changelog of a version with the current names, and what the interface no longer has. */
export interface FollowedVersion {
  entries: ChangelogEntry[];
  former: LocatedFormerPart[];
}

type FollowedContent = Pick<AuthoredVersion, 'api' | 'base' | 'changelog'>;

/** Follows the names in the changelog of a version. Areas are compared by their addresses. */
export function followVersion({ api, base, changelog }: FollowedContent): FollowedVersion {
  const operations = new Map(api?.operations.map((each) => [each.id, each]));
  const areas = new Map(api?.areas.map((each) => [each.slug, each]));
  const { entries, former } = followNames(changelog, (kind, name) =>
    kind === 'area' ? areas.has(toSlug(name)) : operations.has(name),
  );
  return {
    entries,
    former: former.map((part) => {
      const slug = toSlug(part.name);
      if (part.kind === 'area') {
        const area = part.now === undefined ? undefined : areas.get(toSlug(part.now));
        const target = area && { id: area.slug, title: area.title, route: area.route };
        return { ...part, slug, route: categoryRoute(base, slug), target };
      }
      const operation = part.now === undefined ? undefined : operations.get(part.now);
      const target = operation && {
        id: operation.id,
        title: operation.title,
        route: operation.route,
        method: operation.method,
      };
      return { ...part, slug, route: operationRoute(base, slug), target };
    }),
  };
}

/** The former parts whose address no page has taken, each address once. */
export function listVacant(
  former: readonly LocatedFormerPart[],
  taken: ReadonlySet<string>,
): LocatedFormerPart[] {
  const first = new Map<string, LocatedFormerPart>();
  for (const part of former) if (!first.has(part.route)) first.set(part.route, part);
  return [...first.values()].filter(({ route }) => !taken.has(route));
}
