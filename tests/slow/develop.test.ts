import { afterAll, beforeAll, expect, test } from 'vitest';
import { DevelopServer } from './develop-server';
import { expectLastSave } from './expect-last-save';

const server = new DevelopServer();
const { project } = server;
const ask: DevelopServer['ask'] = (query) => server.ask(query);
const until: DevelopServer['until'] = (isTrue) => server.until(isTrue);

beforeAll(() => server.start());
afterAll(() => server.stop());

/** The queries that WRITING.md offers, by their names. */
function readQueries(): [name: string, query: string][] {
  const [, section = ''] = project.read('WRITING.md').split(/^## Ask the content$/m);
  const [own = ''] = section.split(/^## /m);
  return [...own.matchAll(/```graphql\n([\s\S]*?)```/g)].map(([, query = '']) => [
    /query (\w+)/.exec(query)?.[1] ?? query,
    query,
  ]);
}

const queries = readQueries();

/** Four look for what is left to do, and the copy of the project has no commits. */
const mayFindNothing = ['Unlisted', 'Unlinked', 'Unmentioned', 'BreakingChanges', 'Changed'];

// Whether the answers are right is tested in unit/gatsby/content-questions.
test.each(queries)('the query %s finds something in the own content', async (name, query) => {
  const { data, errors } = await ask<Record<string, { nodes?: unknown[] } | null>>(query);
  expect(errors).toBeUndefined();
  const results = Object.values(data);
  expect(results.length).toBeGreaterThan(0);
  const isEmpty = (result: { nodes?: unknown[] } | null) =>
    (!result || result.nodes?.length === 0) && !mayFindNothing.includes(name);
  expect(results.filter(isEmpty)).toEqual([]);
});

interface Described {
  name: string;
  description: string | null;
  fields: Described[];
}

async function readType(type: string): Promise<Described> {
  const { data } = await ask<{ __type: Described }>(
    `{ __type(name: "${type}") { name description fields { name description } } }`,
  );
  return data.__type;
}

/** The fields that every node has from Gatsby. */
const gatsbyFields = ['id', 'parent', 'children', 'internal'];

test.each(['Page', 'Guide', 'Operation', 'Link', 'SearchRecord'])(
  'GraphiQL explains the type %s and each of its own fields',
  async (name) => {
    const type = await readType(name);
    const own = type.fields.filter((field) => !gatsbyFields.includes(field.name));
    expect(own.length).toBeGreaterThan(1);
    const silent = [type, ...own].filter(({ description }) => !description?.trim());
    expect(silent.map((each) => each.name)).toEqual([]);
  },
);

test('a guide leads to the node that gatsby-plugin-mdx made of its file', async () => {
  const { data } = await ask<{ guide: { mdx: { frontmatter: { title: string } } | null } }>(
    '{ guide(version: { eq: "0.117" }, path: { eq: "setup" }) { mdx { frontmatter { title } } } }',
  );
  expect(data.guide.mdx?.frontmatter.title).toBe('Development setup');
});

test('a changed guide shows in the response once it is saved', async () => {
  const titleOf = async () => {
    const query = '{ guide(version: { eq: "0.117" }, path: { eq: "setup" }) { title } }';
    return (await ask<{ guide: { title: string } }>(query)).data.guide.title;
  };
  expect(await titleOf()).toBe('Development setup');
  project.edit('content/guides/setup.mdx', /^title: .*$/m, 'title: Changed while developing');
  await until(async () => (await titleOf()) === 'Changed while developing');
});

test('a mistake is reported and keeps the last valid response; a new guide is added', async () => {
  const routes = async () => {
    const { data } = await ask<{ allGuide: { nodes: { route: string }[] } }>(
      '{ allGuide { nodes { route } } }',
    );
    return data.allGuide.nodes.map(({ route }) => route);
  };
  const before = await routes();
  project.edit('content/guides/setup.mdx', /^title: .*$/m, 'titel: Wrong');
  await until(async () => server.output.includes('content/guides/setup.mdx:2'));
  expect(await routes()).toEqual(before);
  project.edit('content/guides/setup.mdx', /^titel: .*$/m, 'title: Right again');
  const text = '---\ntitle: Another\ndescription: A guide that is new.\n---\n\nText.\n';
  project.write('content/guides/another.mdx', text);
  await until(async () => (await routes()).includes('/docs/another/'));
});

const guide = 'content/guides/setup.mdx';

test('saves of each half second for a while end with the last one on the page that is open', async () => {
  await expectLastSave(server, { saves: 8, pause: 500 });
});

test('mistakes show over the page, one after the other, until they are fixed', async () => {
  const page = await server.open('/docs/setup/');
  const before = project.read(guide);
  const box = page.getByRole('complementary', { name: 'Mistakes in the content' });
  const heading = await page.locator('h1').innerText();
  project.write(guide, before.replace(/^title: .*$/m, 'title: Two: colons'));
  await box.getByText(`${guide}:2:8`).waitFor();
  project.write(guide, `${before}\nSee [nothing](/docs/nothing/).\n`);
  await box.getByText('a link to /docs/nothing/, which is not a page').waitFor();
  expect(await box.getByText(`${guide}:2:8`).count()).toBe(0);
  expect(await page.locator('h1').innerText()).toBe(heading);
  project.write(guide, before);
  // Warnings stay, such as one about the guide that the sidebar does not list.
  await box.getByText('error', { exact: true }).waitFor({ state: 'detached' });
  expect(server.output).not.toMatch(/^\s+at .*\(/m);
  await page.close();
});

test('an open page says where its guide has moved', async () => {
  const text = '---\ntitle: Wandering\ndescription: A guide that moves.\n---\n\nText.\n';
  project.write('content/guides/wandering.mdx', text);
  const routes = async () =>
    (await ask<{ allGuide: { nodes: { route: string }[] } }>('{ allGuide { nodes { route } } }'))
      .data.allGuide.nodes;
  await until(async () => (await routes()).some(({ route }) => route === '/docs/wandering/'));
  const page = await server.open('/docs/wandering/');
  project.remove('content/guides/wandering.mdx');
  project.write('content/guides/settled.mdx', text);
  const box = page.getByRole('alert', { name: 'Moved guide' });
  await box.getByText('from: [wandering]').waitFor();
  await box.getByRole('link', { name: 'Wandering' }).click();
  await page.waitForURL('**/docs/settled/');
  await page.getByRole('heading', { name: 'Wandering', level: 1 }).waitFor();
  expect(await box.count()).toBe(0);
  await page.close();
});

test('what a build writes beside the pages is there, and no address is missing', async () => {
  const page = await server.open('/docs/setup/');
  const paths = ['/llms.txt', '/docs/setup.md', '/favicon.svg', '/social-card.png', '/print.css'];
  const answers = await Promise.all(
    paths.map(async (path) => {
      const { status, headers } = await server.fetch(path);
      return [path, status, headers.get('content-type')?.includes('html')];
    }),
  );
  expect(answers).toEqual(paths.map((path) => [path, 200, false]));
  expect(await page.content()).not.toContain('"undefined');
  await page.close();
});
