import type { ChangelogPage } from '../../page-models/model';
import { type Draft, toParagraphs, weights } from './draft';

const questions = ['what is new in the latest release or version', 'breaking changes by release'];

/** Drafts the records of the changelog: its page, what it opens with, and each update. */
export function draftChangelog(page: ChangelogPage): Draft[] {
  return [
    {
      kind: 'area',
      title: page.title,
      page: { ...page, questions },
      weight: weights.subsection,
      names: [page.head.title, 'Release notes', 'What is new'],
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
    ...page.entries.map(({ title, release, words, anchor, description, groups }): Draft => {
      return {
        kind: 'area',
        title,
        page,
        anchor,
        weight: weights.update,
        names: [words, release ? `Changes in v${release}` : ''],
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
