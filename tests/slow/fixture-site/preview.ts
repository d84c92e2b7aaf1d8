import { join } from 'node:path';
import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { readBuiltPrefix } from '../../../tooling/serve/built-prefix';
import { listFiles } from '../built-files';
import { previewHost, previewPrefix, project } from './site';

const published = 'https://library.example/published';

/** A build for an address from the environment, which differs from that of `site.yaml`. */
export function testPreview(): void {
  describe('a build for another address than that of the settings', () => {
    const read = (file: string) => project.read(`public/${file}`);
    const listPages = () => {
      const folder = join(project.folder, 'public');
      const files = listFiles(folder).map((file) => file.slice(folder.length + 1));
      return files
        .filter((file) => file.endsWith('.html'))
        .map((file) => ({ file, $: load(read(file)) }));
    };

    test('asks search engines to index none of its pages', () => {
      const pages = listPages();
      expect(pages.length).toBeGreaterThan(20);
      const others = pages.filter(
        ({ $ }) => $('meta[name="robots"]').attr('content') !== 'noindex',
      );
      expect(others.map(({ file }) => file)).toEqual([]);
      expect(read('robots.txt')).not.toMatch(/Sitemap|Disallow/);
    });

    test('names the published page as the canonical one', () => {
      const addresses = listPages().flatMap(({ $ }) =>
        ['link[rel="canonical"]', 'meta[property="og:url"]'].map(
          (selector) => $(selector).attr('href') ?? $(selector).attr('content'),
        ),
      );
      const named = addresses.filter((address) => address !== undefined);
      expect(named.length).toBeGreaterThan(20);
      expect(named.filter((address) => !address.startsWith(`${published}/`))).toEqual([]);
    });

    test('uses its own prefix everywhere', () => {
      const selector = 'a[href^="/"], link[href^="/"], script[src^="/"], img[src^="/"]';
      const addresses = listPages().flatMap(({ $ }) =>
        $(selector)
          .toArray()
          .map((element) => $(element).attr('href') ?? $(element).attr('src') ?? ''),
      );
      expect(addresses.length).toBeGreaterThan(100);
      expect(addresses.filter((address) => !address.startsWith(`${previewPrefix}/`))).toEqual([]);
      expect(JSON.parse(read('site.webmanifest')).start_url).toBe(`${previewPrefix}/docs/`);
      expect(readBuiltPrefix(join(project.folder, 'public'))).toBe(previewPrefix);
    });

    test('links its own pages in its sitemap, twins and llms.txt', () => {
      for (const file of ['sitemap.xml', 'llms.txt', 'docs/lending.md']) {
        expect(read(file), file).toContain(`${previewHost}${previewPrefix}/docs/`);
        expect(read(file), file).not.toContain('/published/');
      }
    });
  });
}
