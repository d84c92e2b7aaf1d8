import type { GuideCategory } from '../navigation/guide-category';
import type { Text } from '../openapi/text';
import { toPlainDescription } from '../prose/extract/plain-description';
import { escapeMarkdown } from '../text/inline-markdown';
import { twinRoute } from '../text/routes';
import { firstSentence } from './describe-operation';
import type { CategoryPage, PageLists } from './model';
import type { PageSources } from './page-sources';

/**
 * Builds the page of a branch of the sidebar. `descriptions` has those of the pages that it can list,
 * by route.
 */
export function buildCategoryPage(
  category: GuideCategory,
  sources: PageSources,
  descriptions: ReadonlyMap<string, Text>,
): CategoryPage {
  const { route, slug, title, description, kind: section, pages } = category;
  const { authored, locatePage, reference } = sources;
  const titles = pages.map((page) => page.title).join(', ');
  return {
    kind: 'category',
    route,
    slug,
    title,
    description,
    head: {
      title,
      description: description
        ? toPlainDescription(description)
        : `${title}: ${titles}.`.slice(0, 160),
      route,
      noindex: false,
    },
    ...locatePage(category, section === 'reference' ? reference : undefined),
    twin: twinRoute(authored.base, route),
    section,
    pages: pages.map((page) => {
      const words = descriptions.get(page.route);
      return { ...page, description: words || undefined };
    }),
  };
}

/** Returns in one sentence each what the pages are about that a category can list, by their routes. */
export function describeListed(
  { guides, areas, overview, tour, changelog }: Omit<PageLists, 'categories'>,
  categories: readonly GuideCategory[],
): Map<string, Text> {
  return new Map([
    ...guides.map(({ route, description }) => [route, description] as const),
    ...categories.map(({ route, description = '' }) => [route, description] as const),
    ...areas.map(({ route, description = '' }) => [route, firstSentence(description)] as const),
    ...[overview, tour, changelog].flatMap((page) =>
      page ? [[page.route, escapeMarkdown(page.head.description)] as const] : [],
    ),
  ]);
}
