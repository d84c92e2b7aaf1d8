import type { VersionPages } from '../../page-models/model';
import { type Draft, toParagraphs, weights } from './draft';
import { listBelow } from './list-fields';

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

/** The types that have a page, by the names of their fields. */
export function draftSchemas({ schemas }: VersionPages): Draft[] {
  return schemas.map((page) => ({
    kind: 'area',
    title: page.title,
    page,
    weight: weights.section,
    paragraphs: toParagraphs(page.description),
    terms: listBelow(page.schema, page.title, page.anchor).map(({ name }) => name),
  }));
}
