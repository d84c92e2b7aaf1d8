import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { manifestName } from '../../../src/search/engine/index/index-files';
import { publicationRecord, publicFolder } from '../../../tooling/build/build-folders';
import { isHashed } from '../../../tooling/build/leftovers';
import { readPublication } from '../../../tooling/build/publication-record';
import { hashFiles, listDifferences } from '../built-files';
import { countRendered, countWrittenData } from '../project-copy';
import { project, root, settings } from './site';

const guide = `${root}/guides/lending.mdx`;
const document = `${root}/openapi/library.yaml`;
const sidebar = `${root}/sidebar.yaml`;
const extraGuide = `${root}/guides/extra.mdx`;
const guidePage = 'public/docs/lending/index.html';
const categoryPage = 'public/docs/category/reference/index.html';
const title = { own: 'title: How lending works', other: 'title: Changed guide' };
const label = { own: 'label: Reference', other: 'label: Changed reference' };
const entry = { own: '- guide: lending\n', other: '- guide: lending\n- guide: extra\n' };

const paragraph = { own: 'The flap beside the door', other: 'The flap below the window' };
const description = { own: 'that are not lent', other: 'that nobody has lent' };

const hashPublic = () => hashFiles(join(project.folder, publicFolder));

/** Reads the published site like a reader, again and again; returns what was missing when stopped. */
function watchReaders(): () => Promise<string[]> {
  const missing = new Set<string>();
  let isStopped = false;
  const read = (file: string) => {
    const path = join(project.folder, publicFolder, file);
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

/** Builds again and again, each time from what the build before has left. */
export function testRebuilds(): void {
  describe('the next build', () => {
    const build = () => project.build({ settings, isMinified: false });
    const published = () => readPublication(join(project.folder, publicationRecord));
    let clean: Record<string, string>;

    beforeAll(() => {
      clean = hashPublic();
      expect(Object.keys(clean).length).toBeGreaterThan(100);
    });

    test('renders the pages that show a changed paragraph or description, and no other', async () => {
      project.edit(guide, paragraph.own, paragraph.other);
      project.edit(document, description.own, description.other);
      const output = await build();
      expect(countRendered(output)).toBe(3);
      const changed = listDifferences(clean, hashPublic());
      expect(changed.filter((file) => file.endsWith('.html'))).toEqual([
        'docs/api/list-books/index.html',
        'docs/category/books/index.html',
        'docs/lending/index.html',
      ]);
      expect(changed).toContain(manifestName);
      expect(changed.filter((file) => file.endsWith('.js'))).toEqual([]);
      // One warning says that this is a preview.
      expect(output).not.toMatch(/^(error|Pages|warning (?!warning {2}environment))/m);
      expect(output.trim().split('\n').length).toBeLessThan(55);
    });

    test('shows a new guide, and another title and label', async () => {
      project.edit(guide, title.own, title.other);
      project.edit(sidebar, label.own, label.other);
      project.edit(sidebar, entry.own, entry.other);
      project.write(
        extraGuide,
        '---\ntitle: Extra guide\ndescription: Goes again.\n---\n\nText.\n',
      );
      await build();
      expect(project.read(guidePage)).toContain('Changed guide');
      expect(project.read(categoryPage)).toContain('Changed reference');
      expect(project.read('public/docs/extra.md')).toContain('# Extra guide');
    });

    test('reuses the cache, even after a mistake, and publishes the same bytes as a clean build once all is as it was', async () => {
      const before = Object.keys(published()?.files ?? {}).filter(isHashed);
      project.edit(guide, title.other, 'titel: Nothing');
      const failed = await project.run('tooling/build.ts', settings, ['--no-uglify']);
      expect(failed.code).not.toBe(0);
      project.edit(guide, 'titel: Nothing', title.own);
      project.edit(guide, paragraph.other, paragraph.own);
      project.edit(document, description.other, description.own);
      project.edit(sidebar, label.other, label.own);
      project.edit(sidebar, entry.other, entry.own);
      project.remove(extraGuide);
      const stop = watchReaders();
      const output = await build();
      expect(await stop()).toEqual([]);
      expect(countWrittenData(output)).toBeGreaterThan(0);
      expect(countWrittenData(output)).toBeLessThan(30);
      const previous = published()?.previous ?? [];
      expect(listDifferences(clean, hashPublic()).sort()).toEqual([...previous].sort());
      expect(previous.length).toBeGreaterThan(1);
      expect(before).toEqual(expect.arrayContaining([...previous]));
    });

    test('starts no Gatsby without a change, repairs what is missing, and says so in a few lines', async () => {
      const before = hashPublic();
      project.remove(guidePage);
      const output = await build();
      expect(output.trim().split('\n')).toEqual([
        'Nothing has changed since the last build.',
        expect.stringMatching(/^public\/ is up to date: 1 of \d+ files have changed\.$/),
      ]);
      expect(hashPublic()).toEqual(before);
    });

    test('reports why it fails, as changed code does, and leaves the published site as it was', async () => {
      const before = hashPublic();
      project.edit(guide, title.own, 'titel: Nothing');
      project.edit('src/problems/problem.ts', '`  fix       ', '`  changed   ');
      const { code, output } = await project.run('tooling/build.ts', settings, ['--no-uglify']);
      expect(code).not.toBe(0);
      expect(output).toContain(`${guide}:`);
      expect(output).toContain('  changed   did you mean title?');
      expect(hashPublic()).toEqual(before);
    });
  });
}
