import { expect, test } from 'vitest';
import { guide, load, mistakes } from './content-root';

test('accepts searches for pages of the site', async () => {
  expect(await mistakes({ 'search-checks.yaml': '- { query: hours, route: /docs/ }\n' })).toEqual(
    [],
  );
});

test('finds a search for a page that does not exist', async () => {
  const { problems } = await load({ 'search-checks.yaml': '- { query: hours, route: /doc/ }\n' });
  expect(problems).toMatchObject([
    { file: 'content/search-checks.yaml', line: 1, fix: 'did you mean /docs/?' },
  ]);
});

test('finds it beside a guide that cannot be read, but not searches for that guide', async () => {
  const { problems } = await load({
    'guides/a.mdx': guide('<Note>'),
    'sidebar.yaml': '- guide: index\n- guide: a\n',
    'search-checks.yaml': '- { query: hours, route: /doc/ }\n- { query: fees, route: /docs/a/ }\n',
  });
  const found = problems.filter(({ file }) => file === 'content/search-checks.yaml');
  expect(found).toMatchObject([{ line: 1, fix: 'did you mean /docs/?' }]);
});

test('reads the searches with all other content', async () => {
  const found = await mistakes({ 'search-checks.yaml': '- { query: hours, rout: /docs/ }\n' });
  expect(found).toEqual([expect.stringContaining('unknown setting rout in')]);
});
