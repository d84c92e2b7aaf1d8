import type { GuideCategory } from '../navigation/guide-category';
import { twinRoute } from '../navigation/routes';
import type { CategoryPage } from './model';
import type { PageSources } from './page-sources';

/** Builds the page of a branch of the sidebar. */
export function buildCategoryPage(category: GuideCategory, sources: PageSources): CategoryPage {
  const { route, slug, title, description, kind: section, pages } = category;
  const { authored, locatePage, reference } = sources;
  const titles = pages.map((page) => page.title).join(', ');
  return {
    kind: 'category',
    route,
    slug,
    title,
    ...(description && { description }),
    head: {
      title,
      description: `${title}: ${titles}.`.slice(0, 160),
      route,
      noindex: false,
    },
    ...locatePage(category, section === 'reference' ? reference : undefined),
    twin: twinRoute(authored.base, route),
    section,
    pages,
  };
}
