import { type LinkSource, resolveLink } from '../../navigation/resolve-link';
import type { Operation } from '../../openapi/model';
import { decodeHash } from '../checks/check-link';
import type { Route, Routes } from '../checks/list-routes';
import type { VersionContent } from '../model';

/** A version that shares texts, the current one, which they were written for, and the whole site. */
export interface Sharing {
  version: VersionContent;
  current: VersionContent;
  /** Where the routes of the other versions begin. */
  bases: readonly string[];
  /** The pages of all versions, by route. */
  routes: Routes;
}

/** Where a link of a shared text leads in the version that shares it. */
export interface MovedLink {
  url: string;
  /** Whether the version lacks the page or its anchor, so that the link leads to the current version. */
  isLacking: boolean;
}

/**
 * Moves a link of a shared text to the version that shares it. A link to anything but a page of the
 * current version stays, and so does a broken one, which is reported there. `source` is the text in
 * the current version.
 */
export function moveLink(url: string, source: LinkSource, sharing: Sharing): MovedLink {
  const { version, current, bases, routes } = sharing;
  const unmoved = { url, isLacking: false };
  if (/^[#?]/.test(url)) return unmoved;
  const link = resolveLink(url, source);
  const page = link.kind === 'page' ? routes.find(link.route) : undefined;
  const isOfOther = bases.some((base) => page?.route.startsWith(`${base}/`));
  if (link.kind !== 'page' || !page?.route.startsWith(`${current.base}/`) || isOfOther) {
    return unmoved;
  }
  const rest = `${link.query === undefined ? '' : `?${link.query}`}${link.hash && `#${link.hash}`}`;
  const moved = version.base + page.route.slice(current.base.length);
  const target = routes.find(moved);
  const isLacking = !target || (hasAnchor(page, link.hash) && !hasAnchor(target, link.hash));
  return { url: (isLacking ? page.route : moved) + rest, isLacking };
}

function hasAnchor({ anchors }: Route, hash: string): boolean {
  return hash !== '' && anchors.has(decodeHash(hash));
}

/** The operations of the current version that another one lacks, by id. */
export function listLackingOperations({
  version,
  current,
}: Sharing): ReadonlyMap<string, Operation> {
  const own = new Set(version.api?.operations.map(({ id }) => id));
  const operations = current.api?.operations ?? [];
  return new Map(operations.filter(({ id }) => !own.has(id)).map((each) => [each.id, each]));
}

/** The link that replaces an `<Operation>` of the current version. */
export function toOperationLink({ route, method, title }: Operation): {
  url: string;
  text: string;
} {
  return { url: route, text: `${method} ${title}` };
}
