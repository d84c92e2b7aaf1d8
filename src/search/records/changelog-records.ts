import type { ChangelogPage } from '../../page-models/model';
import { type Draft, toParagraphs, weights } from './draft';

/** Drafts the records of the changelog: its page, what it opens with, and each update. */
export function draftChangelog(page: ChangelogPage): Draft[] {
  return [
    {
      kind: 'area',
      title: page.title,
      page,
      weight: weights.subsection,
      names: [page.head.title],
      paragraphs: toParagraphs(page.description),
    },
    ...page.opening.map(({ title, anchor, description }): Draft => {
      return {
        kind: 'area',
        title,
        page,
        anchor,
        weight: weights.subsection,
        names: [],
        paragraphs: toParagraphs(description),
      };
    }),
    ...page.entries.map(({ title, words, anchor, description, groups }): Draft => {
      return {
        kind: 'area',
        title,
        page,
        anchor,
        weight: weights.update,
        names: [words],
        paragraphs: [
          ...toParagraphs(description),
          ...groups.flatMap(({ changes }) =>
            changes.flatMap((change) => toParagraphs(change.description)),
          ),
        ],
      };
    }),
  ];
}
