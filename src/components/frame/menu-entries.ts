import type { Shell } from '../../content/settings/shell';
import type { SiteLink } from '../../content/settings/site-config';
import { missPage } from '../../hooks/missed-page';
import { preferVersion } from '../../hooks/use-preferred-version';
import { moveRoute, versionBase, versionOf } from '../../navigation/versions';
import type { IconName } from '../IconSprite';
import type { NavbarContext } from './navbar-context';

type VersionContext = Pick<NavbarContext, 'route' | 'version' | 'page'> & {
  shell: Pick<Shell, 'versions'>;
};

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
  /** Called before its link is followed. */
  choose?: () => void;
}

/**
 * Links each version to the same page, or to its home page if it lacks the page or the page belongs to no
 * version. The version that the navbar shows is marked as current.
 */
export function toVersionEntries({
  shell: { versions },
  route,
  version: shown,
  page,
}: VersionContext): MenuEntry[] {
  const own = page && versionOf(route, versions);
  return versions.map((version) => {
    const { name, status } = version;
    const home = `${versionBase(version)}/`;
    const isLacking = page?.lackedBy?.includes(name);
    return {
      short: name,
      title: isLacking ? `${name} home page` : name,
      note: status === 'old' ? undefined : status,
      to: own && !isLacking ? moveRoute(route, own, version) : home,
      current: name === shown,
      choose() {
        preferVersion(name);
        const title = page?.breadcrumbs.at(-1)?.title;
        if (isLacking)
          missPage({ home, text: `${name} has no page “${title}”. This is its home page.` });
      },
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

/** What an item of the navbar selects, and the entries to choose from. */
export function toSelection(type: 'versions' | 'languages', context: NavbarContext) {
  return type === 'versions'
    ? { label: 'Version', entries: toVersionEntries(context) }
    : { label: 'Language', entries: toLanguageEntries(context.shell.languages, context.route) };
}

/** Links each language to the current page, because only the first language exists so far. */
function toLanguageEntries(languages: Shell['languages'], route: string): MenuEntry[] {
  return languages.map(({ code, label }, index) => ({
    short: code,
    title: label,
    note: code,
    to: route,
    current: index === 0,
  }));
}
