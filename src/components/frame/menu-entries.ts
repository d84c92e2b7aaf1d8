import type { Shell } from '../../content/settings/shell';
import type { SiteLink } from '../../content/settings/site-config';
import type { SidebarFile } from '../../navigation/model';
import { flattenSidebar } from '../../navigation/page-position';
import { moveRoute, versionBase, versionOf } from '../../navigation/versions';
import type { IconName } from '../IconSprite';

/** The mark of the host of a repository, or brackets. */
export function repositoryIcon(href: string): IconName {
  return /^https:\/\/github\.com\//.test(href) ? 'github' : 'repo';
}

/** An entry of the version or language menu. */
export interface MenuEntry {
  /** The label of the closed menu, for example "0.93" or "en". */
  short: string;
  title: string;
  note?: string;
  to: string;
  current: boolean;
}

function hasPage({ entries, others }: SidebarFile, route: string): boolean {
  return others.includes(route) || flattenSidebar(entries).some((page) => page.route === route);
}

/**
 * Links each version to its page for `route` if that is known to exist, otherwise to its home page.
 * `shown` is the version marked as current.
 */
export function toVersionEntries(
  versions: Shell['versions'],
  shown: string,
  route: string,
  sidebarOf: (version: string) => SidebarFile | undefined,
): MenuEntry[] {
  const routeVersion = versionOf(route, versions);
  return versions.map((version) => {
    const { name, status } = version;
    const sameRoute = routeVersion && moveRoute(route, routeVersion, version);
    const file = sidebarOf(name);
    const exists = sameRoute && (routeVersion === version || (file && hasPage(file, sameRoute)));
    return {
      short: name,
      title: name,
      note: status === 'old' ? undefined : status,
      to: exists ? sameRoute : `${versionBase(version)}/`,
      current: name === shown,
    };
  });
}

/** Maps a link of the settings, which refers to the current version, to another version. */
export function toDocsLink({ docsLinks }: Pick<Shell, 'docsLinks'>, version: string, to: string) {
  return docsLinks[version]?.[to] ?? to;
}

/** Returns where a link of a menu leads in a version. */
export function toMenuTarget(
  { shell, version }: { shell: Pick<Shell, 'docsLinks'>; version: string },
  link: SiteLink,
): string {
  return 'to' in link ? toDocsLink(shell, version, link.to) : link.href;
}

/** Links each language to the current page, because only the first language exists so far. */
export function toLanguageEntries(languages: Shell['languages'], route: string): MenuEntry[] {
  return languages.map(({ code, label }, index) => ({
    short: code,
    title: label,
    note: code,
    to: route,
    current: index === 0,
  }));
}
