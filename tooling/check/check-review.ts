import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { versionFiles } from '../../src/content/author-files';
import { nameFile, readOptional } from '../../src/content/files/read-files';
import { isShared } from '../../src/content/files/version-folder';
import type { Content } from '../../src/content/model';
import { readSettings } from '../../src/content/read-author-files';
import type { ReviewEntry } from '../../src/content/settings/review';
import { suggestCopy } from '../../src/content/sharing/lack';
import type { Problem } from '../../src/problems/problem';
import { findVersionFolder } from '../versions/find-version-folder';

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
      const isOfRoot = found.folder === root;
      const sharing = isOfRoot ? listSharing(content, root, file, entry) : [];
      open.push(describeOpen(entry, { file, line, list, sharing }));
    }
    problems.push(...open);
    if (entries.length > 0 && open.length === 0) problems.push(describeDone(list));
  }
  return problems;
}

/** The other versions that show a file of the current one. */
function listSharing(
  { versions }: Content,
  root: string,
  file: string,
  { file: path }: ReviewEntry,
): string[] {
  const isGuide = path.startsWith('guides/');
  return versions
    .filter((each) => isShared(each, file) && path !== 'site.yaml')
    .filter((each) => !isGuide || each.guides.some((guide) => guide.file === file))
    .map(({ version }) => version)
    .filter((version) => !existsSync(join(root, 'versions', version, path)));
}

function describeOpen(
  { words, because }: ReviewEntry,
  { file, line, list, sharing }: { file: string; line: number; list: string; sharing: string[] },
): Problem {
  const copies = sharing.map((version) => `${suggestCopy(file, version)}; then `).join('');
  return {
    severity: 'warning',
    code: 'review/open',
    file,
    line,
    found: `"${words}", which is probably wrong: ${because}`,
    expected: 'a text that is right for this version',
    fix: `${sharing.length > 0 ? `shared with ${sharing.join(' and ')}, so first ` : ''}${copies}rewrite it, or delete its entry in ${list} if it is right`,
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
