import { expect, test } from 'vitest';
import { mistakes, withInterface } from './content-root';

const entry = (meaning: string) =>
  `- { status: "404", meaning: "${meaning}", retry: "no", action: Look. }\n`;

test('reports broken links in error descriptions', async () => {
  const files = { ...withInterface, 'openapi/errors.yaml': entry('See [there](/docs/nowhere/).') };
  expect(await mistakes(files)).toEqual([
    'content/openapi/errors.yaml:1:42 #/0/meaning a link to /docs/nowhere/, which is not a page',
  ]);
});

test.each([
  ['a status', 'errors.yaml', entry('a') + entry('b'), ':2:13 status: "404" in entry 2'],
  [
    'an alias',
    'aliases.yaml',
    '- { slug: a, operation: ListBooks, why: a }\n- { slug: a, operation: ListBooks, why: b }\n',
    ':2:11 slug: a in entry 2',
  ],
])('refuses %s that stands twice', async (_, file, text, found) => {
  expect(await mistakes({ ...withInterface, [`openapi/${file}`]: text })).toEqual([
    `content/openapi/${file}${found}`,
  ]);
});

test('rejects an unknown operation that needs another class first', async () => {
  const java = 'java: { package: a, client: B, loadFirst: { input: C, operations: [ListBook] } }\n';
  expect(await mistakes({ ...withInterface, 'openapi/sdks.yaml': java })).toEqual([
    'content/openapi/sdks.yaml:1:68 #/java/loadFirst/operations/0 the unknown operation ListBook',
  ]);
});
