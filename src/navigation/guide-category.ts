import type { Api } from '../openapi/model';
import type { PageLink, SidebarEntry } from './model';
import { categoryRoute } from './routes';
import type { SidebarBranch } from './sidebar-config';

/** The page of a branch of the sidebar, which lists the pages of the branch. */
export interface GuideCategory {
  slug: string;
  route: string;
  title: string;
  description?: string;
  /** `reference` for the branch that contains the API, `guides` for any other branch. */
  kind: 'guides' | 'reference';
  pages: (PageLink & { description?: string })[];
}

/** The content that provides the descriptions of pages. */
interface CategorySources {
  base: string;
  guides: readonly { route: string; description: string }[];
  api?: Api | undefined;
}

/** Builds the page of a branch; undefined if the branch has no page. `items` is what the branch shows. */
export function buildCategory(
  { category, label, description, items: config }: SidebarBranch,
  items: readonly SidebarEntry[],
  sources: CategorySources,
): GuideCategory | undefined {
  if (!category) return undefined;
  return {
    slug: category,
    route: categoryRoute(sources.base, category),
    title: label,
    ...(description && { description }),
    kind: config.some((item) => 'api' in item) ? 'reference' : 'guides',
    pages: items.flatMap((item) => listPages(item, sources)),
  };
}

function listPages(
  { title, route, items = [] }: SidebarEntry,
  sources: CategorySources,
): GuideCategory['pages'] {
  if (!route) return items.flatMap((item) => listPages(item, sources));
  const { guides, api } = sources;
  const description =
    guides.find((guide) => guide.route === route)?.description ??
    api?.areas.find((area) => area.route === route)?.description;
  return [{ title, route, ...(description && { description }) }];
}
