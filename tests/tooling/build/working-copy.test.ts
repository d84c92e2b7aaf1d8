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
      'gatsby-config.ts': 'config',
      'README.md': 'not read by a build',
      'content/site.yaml': 'read where it is',
      'src/pages/404.tsx': 'page',
      'src/templates/gatsby-types.d.ts': 'generated',
      'static/favicon.svg': '<svg/>',
    }),
  );
});

afterEach(() => process.chdir(home));

test('contains what a build reads of the project, and nothing else', () => {
  updateWorkingCopy();
  expect(listFiles(workingCopy)).toEqual([
    'gatsby-config.ts',
    'package.json',
    'src/pages/404.tsx',
    'static/favicon.svg',
  ]);
});

test('follows the project, touches no other file, and keeps what Gatsby wrote', () => {
  updateWorkingCopy();
  const copyOf = (path: string) => join(workingCopy, path);
  utimesSync(copyOf('package.json'), 1000, 1000);
  writeFiles(workingCopy, {
    '.cache/data': 'cache',
    'public/index.html': 'built',
    'src/old.ts': '',
  });
  writeFiles('.', { 'src/pages/404.tsx': 'changed', 'src/new.ts': 'new' });
  updateWorkingCopy();
  expect(readFileSync(copyOf('src/pages/404.tsx'), 'utf8')).toBe('changed');
  expect(statSync(copyOf('package.json')).mtimeMs).toBe(1_000_000);
  expect(listFiles(workingCopy)).toEqual([
    '.cache/data',
    'gatsby-config.ts',
    'package.json',
    'public/index.html',
    'src/new.ts',
    'src/pages/404.tsx',
    'static/favicon.svg',
  ]);
});

test('fails at once where it cannot be written', () => {
  writeFiles('.', { '.build': 'a file' });
  expect(() => updateWorkingCopy()).toThrow(/ENOTDIR|EEXIST/);
});
