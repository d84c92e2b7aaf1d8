import { findBranch, listFolders } from '../../navigation/folders';
import type { PageLink } from '../../navigation/model';
import { flattenSidebar } from '../../navigation/page-position';
import { findSection } from '../../navigation/sections';
import { listPages } from '../../page-models/build-pages';
import type { VersionPages } from '../../page-models/model';
import { type PagePlan, unlisted } from './page-plan';

/**
 * Plans a page for every folder of an address that has none. It leads to the page where the folder
 * begins if there is one, and lists the pages in the folder otherwise.
 */
export function planFolders(version: VersionPages): PagePlan[] {
  const pages = listPages(version);
  const order = flattenSidebar(version.authored.sidebar.entries).map(({ route }) => route);
  const listed = pages
    .filter(({ kind }) => !unlisted.has(kind))
    .map(({ title, route }): PageLink => ({ title, route }))
    .sort((a, b) => order.indexOf(a.route) - order.indexOf(b.route));
  return listFolders(pages.map(({ route }) => route))
    .filter((folder) => folder.startsWith(`${version.base}/`))
    .map((folder) => {
      const inside = listed.filter(({ route }) => route.startsWith(folder));
      const route = findStart(folder, inside, version);
      return route ? leadTo(folder, route, version) : listInside(folder, inside, version);
    });
}

/** The page where a folder begins: the overview, its only page, or the branch that lists its pages. */
function findStart(
  folder: string,
  inside: readonly PageLink[],
  { base, overview, authored }: VersionPages,
): string | undefined {
  if (inside.length === 0) return `${base}/`;
  if (overview && folder === overview.route.replace(/[^/]+\/$/, '')) return overview.route;
  if (inside.length === 1) return inside[0]?.route;
  return findBranch(inside, authored.sidebar.entries)?.route;
}

function leadTo(path: string, route: string, { version }: VersionPages): PagePlan {
  return { path, template: 'redirect', context: { route, version, slug: '' } };
}

function listInside(
  path: string,
  pages: readonly PageLink[],
  { version, base, authored }: VersionPages,
): PagePlan {
  const { entries } = authored.sidebar;
  const title = findBranch(pages, entries)?.title ?? `Pages below ${path.replace(/\/$/, '')}`;
  const section = findSection(entries, pages[0]?.route ?? '') ?? 'guides';
  const breadcrumbs = [{ title: 'Guides', route: `${base}/` }, { title }];
  return {
    path,
    template: 'folder',
    context: {
      route: path,
      version,
      slug: '',
      section,
      frame: { version, breadcrumbs },
      folder: { title, pages: [...pages] },
    },
  };
}
