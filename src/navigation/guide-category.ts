import { countOf } from '../text/count-of';
import { categoryRoute } from '../text/routes';
import { listLeaves } from './folders';
import type { PageLink, SidebarEntry } from './model';
import type { SidebarBranch } from './sidebar-config';

/** An entry of a category. */
export interface CategoryEntry extends PageLink {
  /** How many pages an entry with pages of its own contains: "11 operations", "4 guides". */
  size?: string;
}

/** The page of a branch of the sidebar, which lists the pages of the branch. */
export interface GuideCategory {
  slug: string;
  route: string;
  title: string;
  description?: string;
  /** `reference` for the branch that contains the API, `guides` for any other branch. */
  kind: 'guides' | 'reference';
  pages: CategoryEntry[];
}

/** Builds the page of a branch; undefined if the branch has no page. `items` is what the branch shows. */
export function buildCategory(
  { category, label, description, items: config }: SidebarBranch,
  items: readonly SidebarEntry[],
  base: string,
): GuideCategory | undefined {
  if (!category) return undefined;
  return {
    slug: category,
    route: categoryRoute(base, category),
    title: label,
    description,
    kind: config.some((item) => 'api' in item) ? 'reference' : 'guides',
    pages: items.flatMap(listEntries),
  };
}

/** A branch without a page is replaced by what it contains. */
function listEntries({ title, route, items = [] }: SidebarEntry): CategoryEntry[] {
  if (!route) return items.flatMap(listEntries);
  return [{ title, route, size: items.length > 0 ? countPages(items) : undefined }];
}

/** Counts the pages of a branch in words: "11 operations", "4 guides", or "72 pages" for a mixture. */
export function countPages(items: readonly SidebarEntry[]): string {
  const pages = listLeaves(items);
  const operations = pages.filter(({ method }) => method).length;
  const noun = operations === 0 ? 'guide' : operations === pages.length ? 'operation' : 'page';
  return countOf(pages.length, noun);
}
