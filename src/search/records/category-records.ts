import type { CategoryPage } from '../../page-models/model';
import { type Draft, weights } from './draft';

/** Drafts the records of categories, the pages that list a branch of the sidebar. */
export function draftCategories(categories: readonly CategoryPage[]): Draft[] {
  return categories.map((page) => ({
    kind: page.section === 'reference' ? 'area' : 'guide',
    title: page.title,
    page,
    weight: weights.area,
    paragraphs: [
      ...(page.description ? [page.description] : []),
      page.pages.map(({ title }) => title).join(', '),
    ],
  }));
}
