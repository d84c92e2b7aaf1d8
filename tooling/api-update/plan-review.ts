import { dirname, join, relative, sep } from 'node:path';
import { versionFiles } from '../../src/content/author-files';
import { readOptional } from '../../src/content/files/read-files';
import type { VersionFolder } from '../../src/content/files/version-folder';
import type { ReviewEntry } from '../../src/content/settings/review';
import type { Problem } from '../../src/problems/problem';
import type { FilePlan } from '../files/plan';
import { addToReview, quoteLine } from '../review/write-review';
import { type Impact, isStale } from './impact/report-impact';

/**
 * Lists the texts that an update probably makes wrong in `review.yaml`, as the update leaves them. Returns
 * the path and the text of the file; undefined if there is nothing to list.
 */
export async function planReview(
  { root, folder }: VersionFolder,
  { changes, others }: Impact,
  { changed, removed }: Pick<Required<FilePlan>, 'changed' | 'removed'>,
): Promise<[path: string, text: string] | undefined> {
  const stale = [...changes.flatMap(({ problems }) => problems), ...others].filter(isStale);
  const entries: ReviewEntry[] = [];
  for (const problem of stale) {
    const path = join(dirname(root), problem.file);
    const before = await readOptional(path);
    if (before === undefined || removed.has(path)) continue;
    const after = changed.get(path) ?? before;
    const words = [findLine(problem, before), problem.near ?? ''].find((each) =>
      after.includes(each),
    );
    const file = relative(folder, path).split(sep).join('/');
    if (words) entries.push({ file, words, because: explain(problem) });
  }
  const path = join(folder, versionFiles.review.path);
  const text = addToReview(await readOptional(path), entries);
  return text === undefined ? undefined : [path, text];
}

/** The words of a problem with those around them. Where YAML folds a text, they are a few lines below its start. */
function findLine({ line = 1, near = '' }: Problem, text: string): string {
  const below = text.split('\n').slice(line - 1, line + 9);
  return quoteLine(below.find((each) => each.includes(near)) ?? near, near);
}

function explain({ found, expected, code }: Problem): string {
  return code === 'update/stale-words'
    ? expected.replace(/^a text that matches: /, '')
    : `It has ${found}.`;
}
