import { join } from 'node:path';
import { versionFiles } from '../../src/content/author-files';
import { nameFile, readOptional } from '../../src/content/files/read-files';
import type { Content } from '../../src/content/model';
import { readSettings } from '../../src/content/read-author-files';
import type { ReviewEntry } from '../../src/content/settings/review';
import type { Problem } from '../../src/problems/problem';
import { findVersionFolder } from '../find-version-folder';

/** Warns of the texts that `review.yaml` lists and that nobody has edited since. */
export async function checkReview(content: Content, root: string): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const { version } of content.versions) {
    const found = findVersionFolder(content.site, root, version);
    if ('finding' in found) continue;
    const { file: list, value: entries = [] } = await readSettings(versionFiles.review, found);
    const open: Problem[] = [];
    for (const entry of entries) {
      const path = join(found.folder, entry.file);
      const lines = ((await readOptional(path)) ?? '').split('\n');
      const line = lines.findIndex((each) => each.includes(entry.words)) + 1;
      if (line === 0) continue;
      const file = nameFile(root, path);
      open.push(describeOpen(entry, { file, line, list }));
    }
    problems.push(...open);
    if (entries.length > 0 && open.length === 0) problems.push(describeDone(list));
  }
  return problems;
}

function describeOpen(
  { words, because }: ReviewEntry,
  { file, line, list }: { file: string; line: number; list: string },
): Problem {
  return {
    severity: 'warning',
    code: 'review/open',
    file,
    line,
    found: `"${words}", which is probably wrong: ${because}`,
    expected: 'a text that is right for this version',
    fix: `rewrite it, or delete its entry in ${list} if it is right`,
  };
}

function describeDone(list: string): Problem {
  return {
    severity: 'warning',
    code: 'review/done',
    file: list,
    line: 1,
    found: 'a list of texts to review, all of which have been edited',
    expected: 'no list, or texts that still have the listed words',
    fix: 'delete the file',
  };
}
