import { findBranch, listBranches, listFolders } from '../../navigation/folders';
import { countPages } from '../../navigation/guide-category';
import type { ListedFolder, PageLink, SidebarEntry } from '../../navigation/model';
import { flattenSidebar } from '../../navigation/page-position';
import { findSection } from '../../navigation/sections';
import { listPages } from '../../page-models/build-pages';
import { firstSentence } from '../../page-models/describe-operation';
import type { Page, VersionPages } from '../../page-models/model';
import { toPlainDescription } from '../../prose/extract/plain-description';
import { categoryFolder } from '../../text/routes';
import { toTitle } from '../../text/slug';
import type { PagePlan } from './page-plan';

/**
 * Plans a page for every folder of an address that has none. It leads to the page where the folder
 * begins if there is one, and lists the pages in the folder otherwise.
 */
export function planFolders(version: VersionPages): PagePlan[] {
  const pages = listPages(version);
  const { entries } = version.authored.sidebar;
  const order = flattenSidebar(entries).map(({ route }) => route);
  const sizes = new Map(
    listBranches(entries).map(({ route = '', items = [] }) => [route, countPages(items)]),
  );
  const listed = pages
    .filter(({ head }) => !head.noindex)
    .map((page) => toListed(page, sizes))
    .sort((a, b) => order.indexOf(a.route) - order.indexOf(b.route));
  return listFolders(pages.map(({ route }) => route))
    .filter((folder) => folder.startsWith(`${version.base}/`) && !version.movedRoutes.has(folder))
    .map((folder) => {
      const inside = listed.filter(({ route }) => route.startsWith(folder));
      const route = findStart(folder, inside, version);
      return route ? leadTo(folder, route, version) : listInside(folder, inside, version);
    });
}

function toListed(
  { title, route, description, head }: Page,
  sizes: ReadonlyMap<string, string>,
): ListedFolder['pages'][number] {
  return {
    title,
    route,
    summary: description ? firstSentence(toPlainDescription(description)) : head.description,
    size: sizes.get(route),
  };
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
  pages: ListedFolder['pages'],
  { version, base, authored }: VersionPages,
): PagePlan {
  const { entries } = authored.sidebar;
  const heading = nameFolder(path, pages, { base, entries });
  const section = findSection(entries, pages[0]?.route ?? '') ?? 'guides';
  const breadcrumbs = [{ title: 'Guides', route: `${base}/` }, { title: heading.title }];
  return {
    path,
    template: 'folder',
    context: {
      route: path,
      version,
      slug: '',
      section,
      frame: { version, breadcrumbs },
      folder: { ...heading, pages: [...pages] },
    },
  };
}

/** A folder is called like the branch that lists its pages, or by its own name. */
function nameFolder(
  path: string,
  pages: readonly PageLink[],
  { base, entries }: { base: string; entries: readonly SidebarEntry[] },
): Pick<ListedFolder, 'title' | 'description'> {
  const branch = findBranch(pages, entries);
  if (branch) return { title: branch.title };
  if (path === categoryFolder(base)) return allSubjects;
  return { title: toTitle(path.split('/').at(-2) ?? '') };
}

const allSubjects = {
  title: 'All subjects',
  description: 'The guides by subject, and the operations of the API by area.',
};
