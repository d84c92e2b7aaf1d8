import { expect, test } from 'vitest';
import { load, mistakes, smallest, withInterface } from './content-root';

test.each([
  ['settings with another ending', 'synonyms.yml', 'did you mean synonyms.yaml? Then rename it'],
  ['a folder that is mistyped', 'guide/fees.mdx', 'did you mean guides? Then rename it'],
  ['settings of the interface in the root', 'errors.yaml', 'move it to openapi/'],
  [
    'settings of the interface, mistyped',
    'openapi/error.yaml',
    'did you mean errors.yaml? Then rename it',
  ],
  ['an overlay with another ending', 'openapi/overlays/a.YAML', 'rename it to .yaml'],
  ['a figure that is no drawing', 'figures/desk.png', 'rename it to .svg'],
  ['a screenshot of another kind', 'screenshots/desk.jpg', 'rename it to .webp'],
])('tells of %s', async (_, file, fix) => {
  const { problems } = await load({ ...withInterface, [file]: '- [a, b]\n' });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatchObject({ severity: 'warning' });
  expect(`content/${file}`).toContain(problems[0]?.file);
  expect(problems[0]?.fix).toContain(fix);
});

test('reports site-wide settings in the folder of a version', async () => {
  const versions = 'versions: [{ name: "0.9", status: old }, {';
  const found = await mistakes({
    'site.yaml': smallest['site.yaml'].replace('versions: [{', versions),
    'versions/0.9/sidebar.yaml': smallest['sidebar.yaml'],
    'versions/0.9/guides/index.mdx': smallest['guides/index.mdx'],
    'versions/0.9/synonyms.yaml': '- [a, b]\n',
  });
  expect(found).toEqual(['content/versions/0.9/synonyms.yaml synonyms.yaml, which is not read']);
});

test('ignores what editors and operating systems leave', async () => {
  const names = ['index.mdx~', '#index.mdx#', '.index.mdx.swp', '._index.mdx', '4913', 'Thumbs.db'];
  const files = names.map((name) => [`guides/${name}`, 'Nothing that authors wrote.']);
  const others = { 'site.yaml~': '', 'openapi/._library.yaml': '', '.DS_Store': '' };
  expect(await mistakes({ ...withInterface, ...Object.fromEntries(files), ...others })).toEqual([]);
});

test('ignores valid files', async () => {
  const files = {
    'README.md': 'Ours.',
    'guides/.draft': '',
    'guides/desk.PNG': '',
    'notes.txt': '',
  };
  expect(await mistakes(files)).toEqual([]);
});
