import type { AuthoredVersion } from '../authored-version';

/** A text of an author in a file of the changelog. */
export interface ChangelogText {
  file: string;
  /** JSON pointer of the text. */
  pointer: string;
  text: string;
}

/** Lists the prose of authors in the changelog of a version, in Markdown. */
export function listChangelogTexts({
  changelog,
}: Pick<AuthoredVersion, 'changelog'>): ChangelogText[] {
  return changelog.flatMap(({ file, text, opening = [], changes }) => [
    ...(text === undefined ? [] : [{ file, pointer: '/text', text }]),
    ...opening.map((section, index) => ({
      file,
      pointer: `/opening/${index}/text`,
      text: section.text,
    })),
    ...changes.flatMap((change, index) =>
      change.text === undefined
        ? []
        : [{ file, pointer: `/changes/${index}/text`, text: change.text }],
    ),
  ]);
}
