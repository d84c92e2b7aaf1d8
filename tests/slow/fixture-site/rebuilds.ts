import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { listFiles } from '../built-files';
import { countWrittenData } from '../project-copy';
import { edits, guides } from './content-change';
import { project, rebuildOutput } from './site';

/** Hashed files of a build stay until one starts from nothing, and webpack's reports are in no release. */
const isKept = (file: string) =>
  /[-.][0-9a-f]{16,}[./]|\/(webpack\.stats|chunk-map)\.json$/.test(file);

export function testRebuilds(): void {
  describe('a build after a change', () => {
    const read = (file: string) => project.read(`public/docs/${file}`);

    test('shows another title, paragraph, description and label, and a new guide', () => {
      expect(read('lending/index.html')).toContain('How lending works');
      expect(read('lending/index.html')).toContain('The flap beside the door');
      expect(read('api/list-books/index.html')).toContain('that are not lent');
      expect(read('category/reference/index.html')).toContain('Reference');
      expect(read('arriving.md')).toContain(guides.arriving);
    });

    test('leaves nothing of what was there before', () => {
      const files = listFiles(join(project.folder, 'public')).filter((file) => !isKept(file));
      expect(files.length).toBeGreaterThan(100);
      expect(files.filter((file) => file.includes('leaving'))).toEqual([]);
      const former = [
        ...edits.map(([, before]) => before.replace(/^(title|label|- guide): |\n/g, '')),
        guides.leaving,
      ];
      const texts = files.map((file) => ({ file, text: readFileSync(file, 'latin1') }));
      const found = former.flatMap((words) =>
        texts.filter(({ text }) => text.includes(words)).map(({ file }) => `${file}: ${words}`),
      );
      expect(found).toEqual([]);
    });

    test('says nothing of the templates that the site has no page for', () => {
      expect(rebuildOutput).toContain('extract queries from components');
      expect(rebuildOutput).not.toContain('will not be run');
    });

    test('reuses the cache', () => {
      expect(countWrittenData(rebuildOutput)).toBeGreaterThan(0);
      expect(countWrittenData(rebuildOutput)).toBeLessThan(30);
    });
  });
}
