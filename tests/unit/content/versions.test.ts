import { expect, test } from 'vitest';
import { listRoutes } from '../../../src/content/checks/list-routes';
import { loadContent } from '../../../src/content/load-content';
import { load, mistakes, smallest, writeContent } from './content-root';

/** The settings of a site with these versions. */
const siteWith = (...versions: [name: string, status: string][]) => {
  const list = versions.map(([name, status]) => `{ name: "${name}", status: ${status} }`);
  return smallest['site.yaml'].replace(/versions:.*/, `versions: [${list.join(', ')}]`);
};
const index = '---\ntitle: Old\ndescription: How it was.\n---\n\n[a](/docs/)\n';

test('reads the current version from the root and every other from a folder of its name', async () => {
  const { content, problems } = await load({
    'site.yaml': siteWith(['2', 'current'], ['1.0', 'old'], ['next', 'unreleased']),
    'versions/1.0/guides/index.mdx': index,
    'versions/1.0/guides/fees.mdx': index,
    'versions/1.0/sidebar.yaml': '- guide: index\n- guide: fees\n',
    'versions/next/guides/index.mdx': index,
    'versions/next/sidebar.yaml': '- guide: index\n',
  });
  expect(problems).toEqual([]);
  const routes = content ? listRoutes(content).map(({ route }) => route) : [];
  expect(routes.filter((route) => route.startsWith('/docs/'))).toEqual([
    '/docs/',
    '/docs/1.0/fees/',
    '/docs/1.0/',
    '/docs/next/',
  ]);
  expect(content?.versions.map(({ sidebar }) => sidebar.version)).toEqual(['2', '1.0', 'next']);
});

test.each(['api', 'category', 'guides'])(
  'rejects a version named %s, because page addresses start with it',
  async (name) => {
    const found = await mistakes({
      'site.yaml': siteWith(['2', 'current'], [name, 'old']),
      'guides/guides/more.mdx': index,
      'sidebar.yaml': '- guide: index\n- guide: guides/more\n',
      [`versions/${name}/guides/index.mdx`]: index,
      [`versions/${name}/sidebar.yaml`]: '- guide: index\n',
    });
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(`"${name}"`);
  },
);

test('rejects a current version with such a name too, because links may name it', async () => {
  expect(await mistakes({ 'site.yaml': siteWith(['api', 'current']) })).toEqual([
    expect.stringContaining('"api"'),
  ]);
});

test('rejects two versions with the same name', async () => {
  const found = await mistakes({
    'site.yaml': siteWith(['2', 'current'], ['1', 'old'], ['1', 'old']),
    'versions/1/guides/index.mdx': index,
    'versions/1/sidebar.yaml': '- guide: index\n',
  });
  expect(found).toHaveLength(1);
  expect(found[0]).toContain('"1"');
});

test.each([
  ['none', [['1', 'old']]],
  [
    'two',
    [
      ['2', 'current'],
      ['1', 'current'],
    ],
  ],
] as [string, [string, string][]][])('wants one current version, not %s', async (_, versions) => {
  const { problems } = await loadContent(writeContent({ 'site.yaml': siteWith(...versions) }));
  expect(problems.filter(({ severity }) => severity === 'error')).toHaveLength(1);
  expect(problems[0]?.expected).toContain('current');
});
