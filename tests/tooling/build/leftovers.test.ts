import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isHashed, removeLeftovers } from '../../../tooling/build/leftovers';
import { folderWith } from '../temporary-folder';

test.each([
  'app-0c2e03ee11195f7a4eff.js',
  'app-0c2e03ee11195f7a4eff.js.LICENSE.txt',
  'app-0c2e03ee11195f7a4eff.js.br',
  'styles.a9954d673fc78516e27f.css',
  'sidebar-afbad5982bad06eb.json',
  'search-index-en-1-core-8e6e8f3bb969ba33.json',
  'static/0123456789abcdef/figure.svg',
])('%s never changes', (file) => expect(isHashed(file)).toBe(true));

test.each([
  'index.html',
  'docs/deadbeef/index.html',
  'docs/deadbeef.md',
  'deadbeef.md.gz',
  'page-data/docs/deadbeef/page-data.json',
  'page-data/app-data.json',
  'print.css',
])('%s may change', (file) => expect(isHashed(file)).toBe(false));

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
