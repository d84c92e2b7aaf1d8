import type { TourPage } from '../../page-models/model';
import { type Draft, toParagraphs, weights } from './draft';

/** Drafts the record of the tour, with the texts of its chapters and steps. */
export function draftTour(page: TourPage): Draft[] {
  return [
    {
      kind: 'area',
      title: page.title,
      page,
      weight: weights.subsection,
      paragraphs: [
        ...toParagraphs(page.description),
        ...page.chapters.flatMap(({ title, description, steps }) => [
          title,
          ...toParagraphs(description),
          ...steps.flatMap((step) => toParagraphs(step.description)),
        ]),
      ],
    },
  ];
}
