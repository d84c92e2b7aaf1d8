import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { manifestName } from '../../../src/search/engine/index/index-files';
import { publicationRecord, workingCopy } from '../../../tooling/build/build-folders';
import { isHashed } from '../../../tooling/build/leftovers';
import { readPublication } from '../../../tooling/build/publication-record';
import { hashFiles, listDifferences } from '../built-files';
import { countQueries, countRendered, ProjectCopy } from '../project-copy';
import { project as clean, root, settings, writeContent } from './site';

const guide = `${root}/guides/lending.mdx`;
const sidebar = `${root}/sidebar.yaml`;
const extraGuide = `${root}/guides/extra.mdx`;
const guidePage = 'public/docs/lending/index.html';
const title = { own: 'title: How lending works', other: 'title: Changed guide' };
const label = { own: 'label: Reference', other: 'label: Changed reference' };
const entry = { own: '- guide: lending\n', other: '- guide: lending\n- guide: extra\n' };

const hashPublic = (copy: ProjectCopy) => hashFiles(join(copy.folder, 'public'));

/** Reads the published site like a reader, again and again; returns what was missing when stopped. */
function watchReaders({ folder }: ProjectCopy): () => Promise<string[]> {
  const missing = new Set<string>();
  let isStopped = false;
  const read = (file: string) => {
    const path = join(folder, 'public', file);
    if (existsSync(path)) return readFileSync(path, 'utf8');
    missing.add(file);
    return '';
  };
  const watch = async () => {
    while (!isStopped) {
      const page = read('docs/lending/index.html');
      const scripts = [...page.matchAll(/<script src="\/library\/([^"]+)"/g)];
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

/** Builds one after the other, each from what the one before has left. */
export function testRebuilds(): void {
  describe('a copy of the project with the build of its own site', () => {
    const project = new ProjectCopy();
    const build = () => project.build({ settings, isMinified: false });
    const run = (program: string) => project.run(program, settings, ['--no-uglify']);
    const published = () => readPublication(join(project.folder, publicationRecord));

    beforeAll(() => {
      project.takeBuild();
      writeContent(project);
    });

    afterAll(() => project.remove('.'));

    test('a second build at the same time is refused, and a killed one changes nothing', async () => {
      const before = hashPublic(project);
      expect(Object.keys(before).length).toBeGreaterThan(100);
      const killed = project.start('tooling/build.ts', settings);
      // Another content root empties the cache, and Gatsby has begun when this file is there again.
      const started = join(project.folder, workingCopy, '.cache/site-data/shell.json');
      while (existsSync(started)) await setTimeout(20);
      while (!existsSync(started)) await setTimeout(20);
      const { code, output } = await run('tooling/build.ts');
      expect(code).toBe(1);
      expect(output).toContain(
        `Another build or development server is already running here (process ${killed.pid} `,
      );
      project.kill(killed);
      await once(killed, 'exit');
      expect(hashPublic(project)).toEqual(before);
    });

    test('the next build takes over, and so another content root takes effect', async () => {
      project.edit(guide, title.own, title.other);
      project.edit(sidebar, label.own, label.other);
      project.edit(sidebar, entry.own, entry.other);
      project.write(
        extraGuide,
        '---\ntitle: Extra guide\ndescription: Goes again.\n---\n\nText.\n',
      );
      expect(await build()).toContain('did not finish');
      expect(project.read(guidePage)).toContain('Changed guide');
      expect(project.read('public/docs/extra.md')).toContain('# Extra guide');
    });

    test('a change of content reuses the cache and publishes the same bytes as a clean build in another folder', async () => {
      const before = Object.keys(published()?.files ?? {}).filter(isHashed);
      project.edit(guide, title.other, title.own);
      project.edit(sidebar, label.other, label.own);
      project.edit(sidebar, entry.other, entry.own);
      project.remove(extraGuide);
      const stop = watchReaders(project);
      const output = await build();
      expect(await stop()).toEqual([]);
      expect(countQueries(output)).toBeLessThan(30);
      const expected = hashPublic(clean);
      expect(Object.keys(expected).length).toBeGreaterThan(100);
      const previous = published()?.previous ?? [];
      expect(listDifferences(expected, hashPublic(project)).sort()).toEqual([...previous].sort());
      expect(previous.length).toBeGreaterThan(1);
      expect(before).toEqual(expect.arrayContaining([...previous]));
    });

    test('a changed paragraph and a changed description render the pages that show them, and no other', async () => {
      const before = hashPublic(project);
      const forOpenTabs = published()?.previous ?? [];
      project.edit(guide, 'The flap beside the door', 'The flap below the window');
      project.edit(`${root}/openapi/library.yaml`, 'that are not lent', 'that nobody has lent');
      const output = await build();
      expect(countRendered(output)).toBe(3);
      const changed = listDifferences(before, hashPublic(project));
      expect(changed.filter((file) => file.endsWith('.html'))).toEqual([
        'docs/api/list-books/index.html',
        'docs/category/books/index.html',
        'docs/lending/index.html',
      ]);
      expect(changed).toContain(manifestName);
      const scripts = changed.filter((file) => file.endsWith('.js'));
      expect(scripts.filter((file) => !forOpenTabs.includes(file))).toEqual([]);
      expect(output).not.toMatch(/^(warning|error|Pages)/m);
      expect(output.trim().split('\n').length).toBeLessThan(50);
    });

    test('a build without a change starts no Gatsby, repairs what is missing, and says so in a few lines', async () => {
      const before = hashPublic(project);
      project.remove(guidePage);
      const output = await build();
      expect(output.trim().split('\n')).toEqual([
        'Nothing has changed since the last build.',
        expect.stringMatching(/^public\/ is up to date: 1 of \d+ files have changed\.$/),
      ]);
      expect(hashPublic(project)).toEqual(before);
    });

    test('a failed build reports why, as the changed code does, and leaves the published site as it was', async () => {
      const before = hashPublic(project);
      project.edit(guide, title.own, 'titel: Nothing');
      project.edit('src/problems/problem.ts', '`  fix       ', '`  changed   ');
      const { code, output } = await run('tooling/build.ts');
      expect(code).not.toBe(0);
      expect(output).toContain(`${guide}:`);
      expect(output).toContain('  changed   did you mean title?');
      expect(hashPublic(project)).toEqual(before);
    });
  });
}
