import { join, relative, sep } from 'node:path';
import { readFiles } from '../../src/content/files/read-files';
import type { ReviewEntry } from '../../src/content/settings/review';
import type { SiteConfig } from '../../src/content/settings/site-config';
import { quoteLine } from './write-review';

/** Finds the texts in the content root that name a version which is no longer the current one. */
export async function findVersionNames(
  root: string,
  { announcement }: Pick<SiteConfig, 'announcement'>,
  { name, next }: { name: string; next: string },
): Promise<ReviewEntry[]> {
  const because = `It names ${name}, and the current version is now ${next}.`;
  const written = name.replaceAll('.', String.raw`\.`);
  // A link to the pages of an old version is meant.
  const pattern = new RegExp(String.raw`(?<!/docs/)(?<![\w.])v?${written}(?:\.\d+)*(?!\w)`);
  const folders = ['guides', 'notes', join('openapi', 'overlays')];
  const files = await Promise.all(folders.map((each) => readFiles(root, join(root, each), [''])));
  const found = files.flat().flatMap(({ absolutePath, text }) =>
    text.split('\n').flatMap((line): ReviewEntry[] => {
      const [words] = pattern.exec(line) ?? [];
      if (words === undefined) return [];
      const file = relative(root, absolutePath).split(sep).join('/');
      return [{ file, words: quoteLine(line, words), because }];
    }),
  );
  const { text = '' } = announcement ?? {};
  return pattern.test(text) ? [{ file: 'site.yaml', words: text, because }, ...found] : found;
}
