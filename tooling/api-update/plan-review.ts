import { dirname, join, relative, sep } from 'node:path';
import { versionFiles } from '../../src/content/author-files';
import { readOptional } from '../../src/content/files/read-files';
import type { VersionFolder } from '../../src/content/files/version-folder';
import type { ReviewEntry } from '../../src/content/settings/review';
import type { Problem } from '../../src/problems/problem';
import { addToReview, quoteLine } from '../review/write-review';

/**
 * Lists the texts that an update probably makes wrong in `review.yaml`. Returns the path of the file, and its text
 * before and after; undefined if there is nothing to list.
 */
export async function planReview(
  { root, folder }: Pick<VersionFolder, 'root' | 'folder'>,
  stale: readonly Problem[],
): Promise<{ path: string; before?: string; after: string } | undefined> {
  const entries = await Promise.all(
    stale.map(async (problem): Promise<ReviewEntry> => {
      const path = join(dirname(root), problem.file);
      const words = findLine(problem, (await readOptional(path)) ?? '');
      const because = problem.expected.replace(/^a text that matches: /, '');
      return { file: relative(folder, path).split(sep).join('/'), words, because };
    }),
  );
  const path = join(folder, versionFiles.review.path);
  const before = await readOptional(path);
  const after = addToReview(before, entries);
  return after === undefined ? undefined : { path, before, after };
}

/** The words of a problem with those around them. Where YAML folds a text, they are a few lines below its start. */
function findLine({ line = 1, near = '' }: Problem, text: string): string {
  const below = text.split('\n').slice(line - 1, line + 9);
  return quoteLine(below.find((each) => each.includes(near)) ?? near, near);
}
