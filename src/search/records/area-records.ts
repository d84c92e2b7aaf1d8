import type { VersionPages } from '../../page-models/model';
import { type Draft, toParagraphs, weights } from './draft';

/** The areas of the API, by the titles of their operations. */
export function draftAreas({ areas }: VersionPages): Draft[] {
  return areas.map((page) => {
    const titles = page.groups.flatMap((group) => group.operations);
    return {
      kind: 'area',
      title: page.title,
      page,
      weight: weights.area,
      paragraphs: [...toParagraphs(page.description), titles.map(({ title }) => title).join(', ')],
    };
  });
}
