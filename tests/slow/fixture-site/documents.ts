import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { type CheerioAPI, load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { documentNames, loadDocument, readFacts } from '../../unit/documents';
import { previewPrefix, project } from './site';

const listPages = () =>
  readdirSync(join(project.folder, 'public'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => relative(project.folder, join(entry.parentPath, entry.name)));

const rows = 'main li[id] > div > a';

/** The rows of a page, and of the pages of types that it leads to. */
function countRows($: CheerioAPI): number {
  const linksOn = (page: CheerioAPI) =>
    page('main li[id] a[href*="/schemas/"]')
      .toArray()
      .map((link) => page(link).attr('href')?.replace(previewPrefix, '') ?? '');
  const routes = new Set(linksOn($));
  let count = $(rows).length;
  // What a page leads to is visited too.
  for (const route of routes) {
    const page = load(project.read(`public${route}index.html`));
    count += page(rows).length;
    for (const each of linksOn(page)) routes.add(each);
  }
  return count;
}

export function testDocuments(): void {
  describe('a difficult document', () => {
    test.each(documentNames)(
      'every operation of the document %s has a page with all fields',
      async (name) => {
        const { api, document } = await loadDocument(name);
        for (const operation of api.operations) {
          const $ = load(project.read(`public/docs/${name}/api/${operation.slug}/index.html`));
          const anchors = new Set(
            $('main [id]')
              .toArray()
              .map((element) => $(element).attr('id')),
          );
          const { fields, headers, statuses } = readFacts(document, operation);
          expect($('main h1').text().length).toBeGreaterThan(0);
          expect(statuses.filter((status) => !anchors.has(`response.${status}`))).toEqual([]);
          expect(countRows($)).toBeGreaterThanOrEqual(new Set([...fields, ...headers]).size);
        }
      },
    );

    test('every page is at most 55 kB', () => {
      // Brotli at its best takes a quarter of a second for each page, and saves a tenth.
      const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
      const sizes = listPages().map((file) => ({
        file,
        size: brotliCompressSync(project.read(file), { params }).length,
      }));
      expect(sizes.length).toBeGreaterThan(30);
      expect(sizes.filter(({ size }) => size > 55_000)).toEqual([]);
    });

    test('no string of a document becomes code, an event handler, or a script URL', () => {
      for (const file of listPages()) {
        const $ = load(project.read(file));
        const attributes = $('*')
          .toArray()
          .flatMap((element) => Object.entries($(element).attr() ?? {}));
        expect(attributes.filter(([key]) => /^on|^srcdoc$/i.test(key))).toEqual([]);
        const addresses = attributes.filter(([key]) => /^(href|src|action|content)$/.test(key));
        expect(addresses.filter(([, url]) => /^\s*(javascript|data:text)/i.test(url))).toEqual([]);
        expect($('main script, main style, main img, main iframe').length).toBe(0);
        const own = $('script')
          .toArray()
          .map((element) => $(element).text());
        expect(own.filter((code) => /^alert\(/.test(code))).toEqual([]);
        expect($('title').length).toBe(1);
        expect($('body > *').length).toBeLessThan(12);
      }
    });
  });
}
