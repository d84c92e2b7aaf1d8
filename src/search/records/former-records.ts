import type { FormerPage } from '../../page-models/model';
import { type Draft, toParagraphs, weights } from './draft';

/** Drafts the records of the pages at the addresses of removed operations, which readers of older code look for. */
export function draftFormer(pages: readonly FormerPage[]): Draft[] {
  return pages
    .filter(({ part, target }) => part === 'operation' && !target)
    .map((page): Draft => {
      const { operation } = page.kept?.page ?? {};
      return {
        kind: 'operation',
        title: page.title,
        page: {
          route: page.route,
          title: page.title,
          trail: [page.above.title],
          ...(operation && { method: operation.method }),
        },
        weight: weights.update,
        names: [page.name, ...(operation ? [`${operation.method} ${operation.path}`] : [])],
        paragraphs: [...toParagraphs(page.description), ...toParagraphs(operation?.description)],
      };
    });
}
