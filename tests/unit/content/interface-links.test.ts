import { expect, test } from 'vitest';
import { load, mistakes, smallest, withInterface } from './content-root';

const description =
  '[a](../loans.md) [b](#fees) [c](/docs/) [d](/rest/books) [e](https://x.example/) `[f](g)`';
const interfaceFile = withInterface['openapi/library.yaml'];

const files = (rest = '', site = '') => ({
  'site.yaml': smallest['site.yaml'] + site,
  'openapi/library.yaml':
    interfaceFile.replace(
      'operationId: ListBooks',
      `operationId: ListBooks\n      description: ${JSON.stringify(description)}`,
    ) + rest,
});

const readDescription = async (written: Record<string, string>) =>
  (await load(written)).content?.versions[0]?.api?.operations[0]?.description;

test('resolves links in descriptions that were written for another site', async () => {
  const externalDocs = 'externalDocs: { url: https://library.example/guide/start }\n';
  expect(await mistakes(files(externalDocs))).not.toContainEqual(expect.stringContaining('link'));
  expect(await readDescription(files(externalDocs))).toBe(
    '[a](https://library.example/loans.md) [b](https://library.example/guide/start#fees) [c](/docs/) [d](https://library.example/rest/books) [e](https://x.example/) `[f](g)`',
  );
});

test('resolves them in texts that pages join with others', async () => {
  const server =
    'servers: [{ url: "https://{a}.example", description: "[a](a.md)", variables: { a: { default: b } } }]';
  const externalDocs = 'externalDocs: { url: https://library.example/guide/ }\n';
  const { content } = await load(files(`${externalDocs}${server}\n`));
  expect(content?.versions[0]?.api?.servers[0]?.description).toContain(
    '[a](https://library.example/guide/a.md)',
  );
});

test('prefers the address in the settings', async () => {
  const externalDocs = 'externalDocs: { url: https://library.example/guide/start }\n';
  const site = 'interfaceDocs: https://other.example/en/\n';
  expect(await readDescription(files(externalDocs, site))).toContain(
    '[d](https://other.example/rest/books)',
  );
});

test('warns of such links without either, and leaves their text', async () => {
  const { problems } = await load(files());
  const links = problems.filter(({ code }) => code === 'openapi/relative-link');
  expect(links.map(({ severity, line, found }) => [severity, line, found.split(' ')[3]])).toEqual([
    ['warning', 8, '../loans.md'],
    ['warning', 8, '#fees'],
    ['warning', 8, '/rest/books'],
  ]);
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
});

test('still refuses a misspelt route in an overlay', async () => {
  const overlay = `overlay: "1.0.0"
info: { title: Words, version: "1" }
actions:
  - { target: "$.info", update: { description: "[Here](/docs/setpu/)" } }
`;
  const { problems } = await load({ ...withInterface, 'openapi/overlays/a.yaml': overlay });
  expect(problems).toContainEqual(
    expect.objectContaining({ severity: 'error', code: 'link/unknown-page' }),
  );
});

test('finds an area by each name that its tag has or had', async () => {
  const links = '[a](#tag/Books) [b](#tag/Shelf-works) [c](#tag/Works) [d](#tag/Gone)';
  const { content } = await load({
    'openapi/library.yaml': `${interfaceFile.replace(
      'tags: [Books]',
      `tags: [Books]\n      description: ${JSON.stringify(links)}`,
    )}tags: [{ name: Books }]\n`,
    'openapi/names.yaml': 'areas: [{ name: Works, tag: Books }]\n',
    'openapi/overlays/works.yaml':
      'overlay: 1.0.0\ninfo: { title: Works, version: "1" }\nactions:\n  - target: $.tags[0]\n    update: { x-displayName: Shelf works }\n',
  });
  expect(content?.versions[0]?.api?.operations[0]?.description).toBe(
    '[a](/docs/category/works/) [b](/docs/category/works/) [c](/docs/category/works/) d',
  );
});
