import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashFiles, listDifferences } from './built-files';
import { ProjectCopy } from './project-copy';

const project = new ProjectCopy();
const twin = new ProjectCopy();
const guide = 'content/guides/setup.mdx';
const guidePage = 'public/docs/setup/index.html';
const label = { own: 'label: Concepts', other: 'label: Changed concepts' };
const otherTitle = 'title: Changed guide';
const ownTitle = /^title: .*$/m.exec(project.read(guide))?.[0] ?? '';

// Gatsby's hash of the compilation depends on what was cached; it names nothing that is fetched.
const compilationHash = /(?<=webpackCompilationHash":"|data-hash=")\w+/g;
const hashSite = (copy: ProjectCopy) =>
  hashFiles(join(copy.folder, 'public'), (text) => `${text}`.replace(compilationHash, ''));

// The tests share one copy and run in order, so each build starts from the previous one.

beforeAll(async () => {
  project.edit(guide, ownTitle, otherTitle);
  project.edit('content/sidebar.yaml', label.own, label.other);
  await project.build({ isMinified: false });
  expect(project.read(guidePage)).toContain('Changed guide');
});

afterAll(() => {
  for (const each of [project, twin]) each.remove('.');
});

test('a change of content reuses the cache and produces the same site as a clean build in another folder', async () => {
  project.edit(guide, otherTitle, ownTitle);
  project.edit('content/sidebar.yaml', label.other, label.own);
  await project.build({ isMinified: false });
  await twin.build({ isMinified: false });
  const clean = hashSite(twin);
  expect(Object.keys(clean).length).toBeGreaterThan(100);
  // Source maps of unminified code depend on the cache; no page loads them.
  const different = listDifferences(clean, hashSite(project));
  expect(different.filter((file) => !file.endsWith('.js.map'))).toEqual([]);
});

test('a change in a build module takes effect, and so does another content root', async () => {
  const title = "title: 'Changed operation' || asText(";
  project.edit('src/openapi/build/build-operation.ts', 'title: asText(', title);
  project.copy('content', 'other');
  project.edit('other/guides/setup.mdx', ownTitle, 'title: Guide of the other root');
  await project.build({ settings: { CONTENT_DIR: 'other' }, isMinified: false });
  expect(project.read('public/docs/api/create-context/index.html')).toContain('Changed operation');
  expect(project.read(guidePage)).toContain('Guide of the other root');
});

test('a failed build reports why, and is not mistaken for a finished site', async () => {
  project.edit(guide, ownTitle, 'titel: Nothing');
  const { code, output } = await project.run('tooling/build.ts');
  expect(code).not.toBe(0);
  expect(output).toContain(guide);
  const { code: served, output: refusal } = await project.run('tooling/serve.ts');
  expect(served).toBe(1);
  expect(refusal).toContain('no finished build');
});
