import type { Shell } from '../../content/settings/shell';
import type { SidebarFile } from '../../navigation/model';
import { flattenSidebar } from '../../navigation/page-position';
import { moveRoute, versionBase, versionOf } from '../../navigation/versions';

/** A choice of the version or language menu. */
export interface MenuEntry {
  /** What the closed menu shows: "0.93", "en". */
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
 * Each version leads to the page of `route`, if it is known to have that, else to its home.
 * `shown` is the version that is marked.
 */
export function toVersionEntries(
  versions: Shell['versions'],
  shown: string,
  route: string,
  sidebarOf: (version: string) => SidebarFile | undefined,
): MenuEntry[] {
  const own = versionOf(route, versions);
  return versions.map((version) => {
    const { name, status } = version;
    const same = own && moveRoute(route, own, version);
    const file = sidebarOf(name);
    const isThere = same && (own === version || (file && hasPage(file, same)));
    return {
      short: name,
      title: name,
      note: status === 'old' ? undefined : status,
      to: isThere ? same : `${versionBase(version)}/`,
      current: name === shown,
    };
  });
}

/** Where a link to the docs leads in a version: the settings name pages of the current one. */
export function toDocsLink({ docsLinks }: Pick<Shell, 'docsLinks'>, version: string, to: string) {
  return docsLinks[version]?.[to] ?? to;
}

/** Only the first language exists: it leads to the page that the reader is on. */
export function toLanguageEntries(languages: Shell['languages'], route: string): MenuEntry[] {
  return languages.map(({ code, label }, index) => ({
    short: code,
    title: label,
    note: code,
    to: route,
    current: index === 0,
  }));
}
