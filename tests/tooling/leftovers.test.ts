import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { removeLeftovers } from '../../tooling/leftovers';

function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'leftovers-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}

test('keeps what a page, a script or only a hash references, and removes the rest', () => {
  const folder = folderWith({
    'index.html': '<script src="/runtime-aaaaaaaa1111.js"></script>',
    'runtime-aaaaaaaa1111.js':
      '({82:"bbbbbbbb2222"}) //# sourceMappingURL=runtime-aaaaaaaa1111.js.map',
    'runtime-aaaaaaaa1111.js.map': '',
    '82-bbbbbbbb2222.js': 'fetch("/sidebar-cccccccc3333.json")',
    'sidebar-cccccccc3333.json': '',
    'runtime-dddddddd4444.js': '"eeeeeeee5555"',
    '99-eeeeeeee5555.js': '',
    'sidebar-ffffffff6666.json': '',
    'static/0123456789abcdef/old.svg': '',
  });
  expect(removeLeftovers(folder)).toEqual([
    '99-eeeeeeee5555.js',
    'runtime-dddddddd4444.js',
    'sidebar-ffffffff6666.json',
    'static/0123456789abcdef/old.svg',
  ]);
  expect(readdirSync(folder).sort()).toEqual([
    '82-bbbbbbbb2222.js',
    'index.html',
    'runtime-aaaaaaaa1111.js',
    'runtime-aaaaaaaa1111.js.map',
    'sidebar-cccccccc3333.json',
    'static',
  ]);
});

test('leaves pages, their data, names without a hash and copied files alone', () => {
  const copied = folderWith({ 'logo-aaaaaaaa1111.svg': '' });
  const folder = folderWith({
    'docs/deadbeef/index.html': '',
    'docs/deadbeef.md': '',
    'page-data/docs/deadbeef/page-data.json': '',
    'robots.txt': '',
    'logo-aaaaaaaa1111.svg': '',
  });
  expect(removeLeftovers(folder, copied)).toEqual([]);
});
