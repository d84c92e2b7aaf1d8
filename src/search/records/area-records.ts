import type { VersionPages } from '../../page-models/model';
import { type Draft, toParagraphs, weights } from './draft';

/** Drafts the records of the API's areas, with the titles of their operations. */
export function draftAreas({ areas, operations }: VersionPages): Draft[] {
  return areas.map((page) => {
    const ids = new Set(page.operationIds);
    const titles = operations.filter(({ operation }) => ids.has(operation.id));
    return {
      ...{ kind: 'area', title: page.title, page, weight: weights.area },
      paragraphs: [...toParagraphs(page.description), titles.map(({ title }) => title).join(', ')],
    };
  });
}
