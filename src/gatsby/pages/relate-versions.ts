import type { NavbarItem, SiteConfig } from '../../content/settings/site-config';
import type { VersionNotice } from '../../navigation/model';
import { type DocsVersion, moveRoute, versionBase, versionOf } from '../../navigation/versions';
import type { HistoryEntry } from '../../page-models/changelog/history';
import { countOf } from '../../text/count-of';
import type { PagePlan } from './page-plan';

const reasons = { old: 'no longer maintained', unreleased: 'not released yet', current: '' };

function toNotice(
  { name, status }: DocsVersion,
  current: DocsVersion,
  to: string,
  changes: VersionNotice['changes'],
): VersionNotice {
  const isHome = to === `${versionBase(current)}/`;
  return {
    text: `This is the documentation of version ${name}, which is ${reasons[status]}.`,
    label: `${isHome ? 'Go to' : 'Read this page in'} version ${current.name}`,
    to,
    version: current.name,
    changes,
  };
}

/** Counts what the current version's history of an operation has beyond that of an old version. */
function countChanges(
  to: string,
  history: readonly HistoryEntry[] = [],
  known: readonly HistoryEntry[] = [],
): VersionNotice['changes'] {
  const anchors = new Set(known.map(({ anchor }) => anchor));
  const changes = history
    .filter(({ anchor }) => !anchors.has(anchor))
    .flatMap((entry) => entry.changes);
  if (changes.length === 0) return undefined;
  const breaking = changes.filter((change) => change.breaking).length;
  const count = countOf(changes.length, 'change');
  return {
    label: breaking > 0 ? `${count} since, ${breaking} breaking` : `${count} since`,
    to: `${to}#history`,
  };
}

/** The names of the versions that lack a page of `version`. */
function listLacking(
  path: string,
  version: DocsVersion,
  versions: readonly DocsVersion[],
  paths: { has(path: string): boolean },
): string[] | undefined {
  const lacking = versions.filter((other) => !paths.has(moveRoute(path, version, other)));
  return lacking.length > 0 ? lacking.map(({ name }) => name) : undefined;
}

/**
 * Adds to each page which versions lack it, and to each page of other versions a notice with a link to the same page in the current version,
 * or to its home, and on old pages of operations with what has changed since, by the `histories` of
 * operations at the routes of their pages. The same page becomes the canonical one, so that search
 * engines prefer it.
 */
export function relateToCurrent(
  pages: readonly PagePlan[],
  versions: readonly DocsVersion[],
  histories: ReadonlyMap<string, readonly HistoryEntry[]>,
): PagePlan[] {
  const current = versions.find(({ status }) => status === 'current');
  const byName = new Map(versions.map((version) => [version.name, version]));
  const byPath = new Map(pages.map((page) => [page.path, page]));
  return pages.map((page) => {
    const { path, context } = page;
    const version = byName.get(context.version);
    if (!current || !version || !context.frame) return page;
    const frame = { ...context.frame, lackedBy: listLacking(path, version, versions, byPath) };
    if (version === current) return { ...page, context: { ...context, frame } };
    const old = moveRoute(path, version, current);
    const same = byPath.get(old)?.context.route ?? old;
    const counterpart = byPath.get(same);
    const changes =
      version.status === 'old'
        ? countChanges(same, histories.get(same), histories.get(path))
        : undefined;
    return {
      ...page,
      context: {
        ...context,
        canonical: counterpart?.isListed ? same : undefined,
        frame: {
          ...frame,
          notice: toNotice(
            version,
            current,
            counterpart ? same : `${versionBase(current)}/`,
            changes,
          ),
        },
      },
    };
  });
}

/** The pages of this site that the menu of an item of the navbar links to. */
function listMenuTargets(item: NavbarItem): string[] {
  if (item.type !== 'versions' && item.type !== 'languages') return [];
  return (item.links ?? []).flatMap((link) => ('to' in link ? [link.to] : []));
}

/**
 * The targets of navbar links in each version but the current one: the same page, or the home. What a menu
 * links to, such as the changelog, stays that of the current version where another one lacks it.
 */
export function listDocsLinks(
  site: SiteConfig,
  pages: readonly PagePlan[],
): Record<string, Record<string, string>> {
  const current = site.versions.find(({ status }) => status === 'current');
  const paths = new Set(pages.map(({ path }) => path));
  if (!current) return {};
  const { items } = site.navbar;
  const isCurrent = (to: string) => versionOf(to, site.versions) === current;
  const links = ['/docs/', ...items.flatMap((item) => (item.type === 'link' ? item.to : []))];
  const inMenus = items.flatMap(listMenuTargets).filter(isCurrent);
  const linksIn = (version: DocsVersion) => {
    const sameOf = (to: string) => moveRoute(to, current, version);
    const hasSame = (to: string) => paths.has(sameOf(to));
    return Object.fromEntries([
      ...inMenus.filter(hasSame).map((to) => [to, sameOf(to)]),
      ...links
        .filter(isCurrent)
        .map((to) => [to, hasSame(to) ? sameOf(to) : `${versionBase(version)}/`]),
    ]);
  };
  return Object.fromEntries(
    site.versions
      .filter((version) => version !== current)
      .map((version) => [version.name, linksIn(version)]),
  );
}
