import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { manifestName } from '../../src/search/engine/index/index-files';
import { publicationRecord, workingCopy } from '../../tooling/build/build-folders';
import { isHashed } from '../../tooling/build/leftovers';
import { readPublication } from '../../tooling/build/publication-record';
import { hashFiles, listDifferences } from './built-files';
import { countQueries, countRendered, ProjectCopy } from './project-copy';

const project = new ProjectCopy();
const twin = new ProjectCopy();
const guide = 'content/guides/setup.mdx';
const guidePage = 'public/docs/setup/index.html';
const label = { own: 'label: Concepts', other: 'label: Changed concepts' };
const entry = { own: '- guide: setup\n', other: '- guide: setup\n- guide: extra\n' };
const otherTitle = 'title: Changed guide';
const ownTitle = /^title: .*$/m.exec(project.read(guide))?.[0] ?? '';
const title = "title: 'Changed operation' || asText(";
const extraGuide = 'content/guides/extra.mdx';

const hashPublic = (copy: ProjectCopy) => hashFiles(join(copy.folder, 'public'));
const published = () => readPublication(join(project.folder, publicationRecord));

/** Reads the published site like a reader, again and again; returns what was missing when stopped. */
function watchReaders(): () => Promise<string[]> {
  const missing = new Set<string>();
  let isStopped = false;
  const read = (file: string) => {
    const path = join(project.folder, 'public', file);
    if (existsSync(path)) return readFileSync(path, 'utf8');
    missing.add(file);
    return '';
  };
  const watch = async () => {
    while (!isStopped) {
      const page = read('docs/setup/index.html');
      const scripts = [...page.matchAll(/<script src="\/superposition\/([^"]+)"/g)];
      for (const [, script = ''] of scripts) read(script);
      if (scripts.length < 3) missing.add('scripts');
      read('page-data/app-data.json');
      await setTimeout(20);
    }
  };
  const watching = watch();
  return async () => {
    isStopped = true;
    await watching;
    return [...missing];
  };
}

// The tests share one copy and run in order, so each build starts from the previous one.

beforeAll(async () => {
  project.edit(guide, ownTitle, otherTitle);
  project.edit('content/sidebar.yaml', label.own, label.other);
  project.edit('content/sidebar.yaml', entry.own, entry.other);
  project.write(extraGuide, '---\ntitle: Extra guide\ndescription: Goes again.\n---\n\nText.\n');
  await project.build({ isMinified: false });
  expect(project.read(guidePage)).toContain('Changed guide');
  expect(project.read('public/docs/extra.md')).toContain('# Extra guide');
});

afterAll(() => {
  for (const each of [project, twin]) each.remove('.');
});

test('a change of content reuses the cache and publishes the same bytes as a clean build in another folder', async () => {
  const before = Object.keys(published()?.files ?? {}).filter(isHashed);
  project.edit(guide, otherTitle, ownTitle);
  project.edit('content/sidebar.yaml', label.other, label.own);
  project.edit('content/sidebar.yaml', entry.other, entry.own);
  project.remove(extraGuide);
  const stop = watchReaders();
  const output = await project.build({ isMinified: false });
  expect(await stop()).toEqual([]);
  expect(countQueries(output)).toBeLessThan(30);
  await twin.build({ isMinified: false });
  const clean = hashPublic(twin);
  expect(Object.keys(clean).length).toBeGreaterThan(100);
  const previous = published()?.previous ?? [];
  expect(listDifferences(clean, hashPublic(project)).sort()).toEqual([...previous].sort());
  expect(previous.length).toBeGreaterThan(1);
  expect(before).toEqual(expect.arrayContaining([...previous]));
});

test('a changed paragraph and a changed description render the pages that show them, and no other', async () => {
  const before = hashPublic(project);
  const forOpenTabs = published()?.previous ?? [];
  project.edit(guide, /^This page takes you/m, 'This page soon takes you');
  project.edit(
    'content/openapi/overlays/webhooks.yaml',
    'Lists the webhooks of the workspace, including',
    'Lists the webhooks of the given workspace, including',
  );
  const output = await project.build({ isMinified: false });
  expect(countRendered(output)).toBe(3);
  const changed = listDifferences(before, hashPublic(project));
  expect(changed.filter((file) => file.endsWith('.html'))).toEqual([
    'docs/api/list-webhook/index.html',
    'docs/category/webhooks/index.html',
    'docs/setup/index.html',
  ]);
  expect(changed).toContain(manifestName);
  const scripts = changed.filter((file) => file.endsWith('.js'));
  expect(scripts.filter((file) => !forOpenTabs.includes(file))).toEqual([]);
  expect(output).not.toMatch(/^(warning|error|Pages)/m);
  expect(output.trim().split('\n').length).toBeLessThan(50);
});

test('a build without a change starts no Gatsby, repairs what is missing, and says so in a few lines', async () => {
  const before = hashPublic(project);
  project.remove('public/docs/setup/index.html');
  const output = await project.build({ isMinified: false });
  expect(output.trim().split('\n')).toEqual([
    'Nothing has changed since the last build.',
    expect.stringMatching(/^public\/ is up to date: 1 of \d+ files have changed\.$/),
  ]);
  expect(hashPublic(project)).toEqual(before);
});

test('a second build at the same time is refused, and a killed one changes nothing', async () => {
  const before = hashPublic(project);
  project.edit('src/openapi/build/build-operation.ts', 'title: place.title ?? asText(', title);
  const killed = project.start('tooling/build.ts');
  // A change of the code empties the cache, and Gatsby has begun when this file is there again.
  const started = join(project.folder, workingCopy, '.cache/site-data/shell.json');
  while (existsSync(started)) await setTimeout(20);
  while (!existsSync(started)) await setTimeout(20);
  const { code, output } = await project.run('tooling/build.ts');
  expect(code).toBe(1);
  expect(output).toContain(
    `Another build or development server is already running here (process ${killed.pid} `,
  );
  project.kill(killed);
  await once(killed, 'exit');
  expect(hashPublic(project)).toEqual(before);
});

test('the next build takes over, and so a change in a build module and another content root take effect', async () => {
  project.copy('content', 'other');
  project.edit('other/guides/setup.mdx', ownTitle, 'title: Guide of the other root');
  const output = await project.build({ settings: { CONTENT_DIR: 'other' }, isMinified: false });
  expect(output).toContain('did not finish');
  expect(project.read('public/docs/api/create-context/index.html')).toContain('Changed operation');
  expect(project.read(guidePage)).toContain('Guide of the other root');
});

test('a failed build reports why, and leaves the published site as it was', async () => {
  const before = hashPublic(project);
  project.edit(guide, ownTitle, 'titel: Nothing');
  const { code, output } = await project.run('tooling/build.ts');
  expect(code).not.toBe(0);
  expect(output).toContain(`${guide}:`);
  expect(hashPublic(project)).toEqual(before);
});
