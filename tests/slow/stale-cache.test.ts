import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { hashFiles, listDifferences } from './built-files';
import { ProjectCopy } from './project-copy';

const project = new ProjectCopy();
const twin = new ProjectCopy();
const guide = 'content/guides/setup.mdx';
const guidePage = 'public/docs/setup/index.html';

// Gatsby's hash of the compilation depends on what was cached; it names nothing that is fetched.
const compilationHash = /(?<=webpackCompilationHash":"|data-hash=")\w+/g;
const hashSite = () =>
  hashFiles(join(project.folder, 'public'), (text) => `${text}`.replace(compilationHash, ''));

const countQueries = (output: string) =>
  Number(/run queries in workers.* (\d+)\/\d+ /.exec(output)?.[1]);

afterAll(() => {
  for (const each of [project, twin]) each.remove('.');
});

let queries = 0;

// The tests follow one another on one copy: each build starts from what the last one left.

test('builds of the same tree in two folders are the same, byte for byte', async () => {
  const [output] = await Promise.all([project.build(), twin.build()]);
  queries = countQueries(output);
  const [exact = {}, other = {}] = [project, twin].map(({ folder }) =>
    hashFiles(join(folder, 'public')),
  );
  expect(Object.keys(exact).length).toBeGreaterThan(100);
  expect(listDifferences(exact, other)).toEqual([]);
});

test('a second build of the same tree reuses the work of the first', async () => {
  const first = hashSite();
  expect(countQueries(await project.build())).toBeLessThan(queries / 10);
  expect(listDifferences(first, hashSite())).toEqual([]);
});

test('a change of content reuses the cache and gives the site that a clean build gives', async () => {
  project.edit(guide, /^title: .*$/m, 'title: Changed guide');
  project.edit('content/sidebar.yaml', 'label: Concepts', 'label: Changed concepts');
  await project.build();
  expect(project.read(guidePage)).toContain('Changed guide');
  const reused = hashSite();
  project.remove('.cache');
  project.remove('public');
  await project.build();
  expect(listDifferences(reused, hashSite())).toEqual([]);
});

test('a change in a module of the build shows, and so does another content root', async () => {
  const title = "title: 'Changed operation' || asText(";
  project.edit('src/openapi/operation.ts', 'title: asText(', title);
  project.copy('content', 'other');
  project.edit('other/guides/setup.mdx', 'Changed guide', 'Guide of the other root');
  await project.build({ CONTENT_DIR: 'other' });
  expect(project.read('public/docs/api/create-context/index.html')).toContain('Changed operation');
  expect(project.read(guidePage)).toContain('Guide of the other root');
});

test('a failed build tells why, and is not taken for a site', async () => {
  project.edit(guide, /^title: .*$/m, 'titel: Nothing');
  const { code, output } = await project.run('tooling/build.ts');
  expect(code).not.toBe(0);
  expect(output).toContain(guide);
  const { code: served, output: refusal } = await project.run('tooling/serve.ts');
  expect(served).toBe(1);
  expect(refusal).toContain('no finished build');
});
