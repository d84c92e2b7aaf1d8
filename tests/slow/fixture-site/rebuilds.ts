import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { hashFiles, listDifferences } from '../built-files';
import { countWrittenData } from '../project-copy';
import { project, root, settings } from './site';

const guide = `${root}/guides/lending.mdx`;
const document = `${root}/openapi/library.yaml`;
const sidebar = `${root}/sidebar.yaml`;
const extraGuide = `${root}/guides/extra.mdx`;
const guidePage = 'public/docs/lending/index.html';
const operationPage = 'public/docs/api/list-books/index.html';
const categoryPage = 'public/docs/category/reference/index.html';
const title = { own: 'title: How lending works', other: 'title: Changed guide' };
const label = { own: 'label: Reference', other: 'label: Changed reference' };
const entry = { own: '- guide: lending\n', other: '- guide: lending\n- guide: extra\n' };

const paragraph = { own: 'The flap beside the door', other: 'The flap below the window' };
const description = { own: 'that are not lent', other: 'that nobody has lent' };

/** What webpack says about its files, which no release contains. */
const reports = ['webpack.stats.json', 'chunk-map.json'];

/** Webpack's hashes, in texts and names of files, may differ between two builds of the same code. */
const withoutHashes = (text: Buffer) => text.toString('latin1').replace(/[0-9a-f]{16,}/g, '');
const hashPublic = () => hashFiles(join(project.folder, 'public'), withoutHashes);

/** Builds again and again, each time from what the build before has left. */
export function testRebuilds(): void {
  describe('the next build', () => {
    const build = () => project.build({ settings, isMinified: false });
    let clean: Record<string, string>;

    beforeAll(() => {
      clean = hashPublic();
      expect(Object.keys(clean).length).toBeGreaterThan(100);
    });

    test('shows a new guide, another title and label, a changed paragraph and a changed description', async () => {
      project.edit(guide, title.own, title.other);
      project.edit(guide, paragraph.own, paragraph.other);
      project.edit(document, description.own, description.other);
      project.edit(sidebar, label.own, label.other);
      project.edit(sidebar, entry.own, entry.other);
      project.write(
        extraGuide,
        '---\ntitle: Extra guide\ndescription: Goes again.\n---\n\nText.\n',
      );
      await build();
      expect(project.read(guidePage)).toContain(title.other.replace('title: ', ''));
      expect(project.read(guidePage)).toContain(paragraph.other);
      expect(project.read(operationPage)).toContain(description.other);
      expect(project.read(categoryPage)).toContain(label.other.replace('label: ', ''));
      expect(project.read('public/docs/extra.md')).toContain('# Extra guide');
      // Its name has a hash of its content.
      const changed = listDifferences(clean, hashPublic());
      expect(changed.filter((file) => /^search-index-.*-texts-/.test(file))).not.toEqual([]);
    });

    test('reuses the cache, and makes the same pages as a clean build once all is as it was', async () => {
      project.edit(guide, title.other, title.own);
      project.edit(guide, paragraph.other, paragraph.own);
      project.edit(document, description.other, description.own);
      project.edit(sidebar, label.other, label.own);
      project.edit(sidebar, entry.other, entry.own);
      project.remove(extraGuide);
      const output = await build();
      expect(countWrittenData(output)).toBeGreaterThan(0);
      expect(countWrittenData(output)).toBeLessThan(30);
      // Hashed files that webpack wrote in the builds between stay, until a build starts from nothing.
      const isKept = (file: string) => /[-.][0-9a-f]{16,}[./]/.test(file) || reports.includes(file);
      const rebuilt = hashPublic();
      expect(listDifferences(clean, rebuilt).filter((file) => !isKept(file))).toEqual([]);
      const listSidebars = (files: object) =>
        Object.keys(files).filter((file) => file.startsWith('sidebar-'));
      expect(listSidebars(rebuilt)).toEqual(listSidebars(clean));
    });
  });
}
