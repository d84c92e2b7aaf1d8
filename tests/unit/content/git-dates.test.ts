import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { readGitDates } from '../../../src/content/files/git-dates';

const top = realpathSync(mkdtempSync(join(tmpdir(), 'git-dates-')));
const content = join(top, 'content');
afterAll(() => rmSync(top, { recursive: true }));

/** Commits everything in the repository with a date. */
function commit(date: string): void {
  const env = {
    ...process.env,
    GIT_AUTHOR_DATE: `${date}T12:00:00Z`,
    GIT_COMMITTER_DATE: `${date}T12:00:00Z`,
  };
  const who = ['-c', 'user.name=Reader', '-c', 'user.email=reader@library.example'];
  execFileSync('git', [...who, 'add', '--all'], { cwd: top, env });
  execFileSync('git', [...who, 'commit', '--quiet', '--message', date], { cwd: top, env });
}

test('gives each file the date of the last commit that touched it', async () => {
  mkdirSync(content);
  execFileSync('git', ['init', '--quiet'], { cwd: top });
  for (const name of ['old.mdx', 'new.mdx', 'two words.mdx', 'Gebühren "1".mdx']) {
    writeFileSync(join(content, name), name);
  }
  writeFileSync(join(top, 'README.md'), 'outside');
  commit('2025-01-02');
  writeFileSync(join(content, 'new.mdx'), 'changed');
  commit('2025-03-04');
  expect(await readGitDates(content)).toEqual(
    new Map([
      [join(content, 'new.mdx'), '2025-03-04'],
      [join(content, 'old.mdx'), '2025-01-02'],
      [join(content, 'two words.mdx'), '2025-01-02'],
      [join(content, 'Gebühren "1".mdx'), '2025-01-02'],
    ]),
  );
});

test('uses the new name of a renamed file', async () => {
  renameSync(join(content, 'old.mdx'), join(content, 'renamed.mdx'));
  commit('2025-05-06');
  const dates = await readGitDates(content);
  expect(dates.get(join(content, 'renamed.mdx'))).toBe('2025-05-06');
});

test('returns no dates without a repository or folder', async () => {
  const bare = mkdtempSync(join(tmpdir(), 'no-repository-'));
  onTestFinished(() => rmSync(bare, { recursive: true }));
  expect(await readGitDates(bare)).toEqual(new Map());
  expect(await readGitDates(join(bare, 'nowhere'))).toEqual(new Map());
});
