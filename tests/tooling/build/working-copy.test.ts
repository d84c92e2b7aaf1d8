import { readFileSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { workingCopy } from '../../../tooling/build/build-folders';
import { listFiles } from '../../../tooling/build/list-files';
import { updateWorkingCopy } from '../../../tooling/build/working-copy';
import { folderWith, writeFiles } from '../temporary-folder';

const home = process.cwd();

beforeEach(() => {
  process.chdir(
    folderWith({
      'package.json': '{}',
      'gatsby-config.ts':
        "import { title } from './src/title';\nexport default { siteMetadata: { title } };",
      'src/title.ts': "export const title: string = 'Docs of a test';",
      'README.md': 'not read by a build',
      'content/site.yaml': 'read where it is',
      'src/pages/404.tsx': 'page',
      'src/templates/gatsby-types.d.ts': 'generated',
      'static/favicon.svg': '<svg/>',
    }),
  );
});

afterEach(() => process.chdir(home));

test('contains what a build reads of the project, its settings compiled, and nothing else', async () => {
  await updateWorkingCopy();
  expect(listFiles(workingCopy)).toEqual([
    'gatsby-config.js',
    'package.json',
    'src/pages/404.tsx',
    'src/title.ts',
    'static/favicon.svg',
  ]);
  expect(readFileSync(join(workingCopy, 'gatsby-config.js'), 'utf8')).toContain('Docs of a test');
});

test('follows the project, touches no other file, and keeps what Gatsby wrote', async () => {
  await updateWorkingCopy();
  const copyOf = (path: string) => join(workingCopy, path);
  utimesSync(copyOf('package.json'), 1000, 1000);
  writeFiles(workingCopy, {
    '.cache/data': 'cache',
    'public/index.html': 'built',
    'src/old.ts': '',
  });
  writeFiles('.', { 'src/pages/404.tsx': 'changed', 'src/new.ts': 'new' });
  await updateWorkingCopy();
  expect(readFileSync(copyOf('src/pages/404.tsx'), 'utf8')).toBe('changed');
  expect(statSync(copyOf('package.json')).mtimeMs).toBe(1_000_000);
  expect(listFiles(workingCopy)).toEqual([
    '.cache/data',
    'gatsby-config.js',
    'package.json',
    'public/index.html',
    'src/new.ts',
    'src/pages/404.tsx',
    'src/title.ts',
    'static/favicon.svg',
  ]);
});

test('fails at once where it cannot be written', async () => {
  writeFiles('.', { '.build': 'a file' });
  await expect(updateWorkingCopy()).rejects.toThrow(/ENOTDIR|EEXIST/);
});
