import { brotliCompressSync, constants } from 'node:zlib';
import { type CheerioAPI, load } from 'cheerio';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { OperationPage } from '../../../src/components/operation/OperationPage';
import { SchemaPage } from '../../../src/components/page/SchemaPage';
import { toNodes } from '../../../src/gatsby/nodes/to-nodes';
import type { Operation } from '../../../src/openapi/model';
import { buildPages } from '../../../src/page-models/build-pages';
import type { OperationView, SchemaView } from '../../../src/page-models/views';
import { showHidden } from '../../../src/text/show-hidden';
import type { Twin } from '../../../src/twins/twin';
import { writeTwins } from '../../../src/twins/write-twins';
import { documentNames, type Facts, loadDocument, readFacts, withoutSpace } from '../documents';

// The same in all files: those of a worker share their modules.
vi.mock('gatsby', () => ({ withPrefix: (path: string) => `/library${path}` }));

interface Page {
  id: string;
  route: string;
  html: string;
  $: CheerioAPI;
  facts: Facts;
}

/** The names of the rows of a page. */
const namesOn = ($: CheerioAPI) =>
  $('[id] > div > a[href^="#"], dt > a[href^="#"]')
    .toArray()
    .map((element) => asShown($(element).text()));

/** Normalises text as a browser does in HTML: no null characters, and only one kind of line break. */
const asShown = (text: string) => showHidden(text).replace(/\s+/g, ' ').trim();

const brotli = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** Some of them are long, and the machine may be busy. */
const slow = 60_000;

describe.each(documentNames)('the pages of the document %s', { timeout: slow }, (name) => {
  let pages: Page[];
  let typePages: Pick<Page, 'route' | '$'>[];
  let twins: Map<string, Twin>;
  const consoleError = vi.spyOn(console, 'error');
  beforeAll(async () => {
    const content = await loadDocument(name);
    const { api, document } = content;
    const version = buildPages(content);
    consoleError.mockClear();
    const nodes = toNodes(version, '/library');
    typePages = nodes
      .filter(({ type }) => type === 'Schema')
      .map(({ fields }) => {
        const html = renderToString(<SchemaPage page={fields.page as SchemaView} />);
        return { route: fields.route as string, $: load(html, {}, false) };
      });
    pages = nodes
      .filter(({ type }) => type === 'Operation')
      .map(({ fields }) => {
        const html = renderToString(<OperationPage page={fields.page as OperationView} />);
        const operations = [...api.operations, ...api.received];
        const operation = operations.find(({ route }) => route === fields.route) as Operation;
        const facts = readFacts(document, operation);
        const $ = load(html, {}, false);
        return { id: operation.id, route: fields.route as string, html, $, facts };
      });
    twins = new Map(
      writeTwins(version, 'https://documents.example').map((twin) => [twin.route, twin]),
    );
  }, slow);

  test('contain nothing that runs, loads or styles', () => {
    for (const { $ } of pages) {
      const tags = 'script, style, iframe, object, embed, base, meta, link, form, img, [style]';
      expect($(tags).length).toBe(0);
      const attributes = $('*')
        .toArray()
        .flatMap((element) => Object.entries($(element).attr() ?? {}));
      expect(attributes.filter(([key]) => /^on|^srcdoc$|^formaction$/i.test(key))).toEqual([]);
      const addresses = attributes.filter(([key]) => /^(href|src|xlink:href|action)$/.test(key));
      expect(addresses.filter(([, url]) => !/^([#/]|https?:|mailto:)/.test(url))).toEqual([]);
    }
  });

  test('have unique ids, and a target for each link within the page', () => {
    for (const { $ } of [...pages, ...typePages]) {
      const ids = $('[id]')
        .toArray()
        .map((element) => $(element).attr('id') ?? '');
      expect(ids.filter((id, index) => ids.indexOf(id) < index)).toEqual([]);
      expect(ids.filter((id) => id === '' || /\s/.test(id))).toEqual([]);
      const hashes = $('a[href^="#"]')
        .toArray()
        .map((element) => decodeURIComponent($(element).attr('href')?.slice(1) ?? ''));
      expect(hashes.filter((hash) => !ids.includes(hash))).toEqual([]);
    }
  });

  test('link to all pages of types, and to no others', () => {
    const linked = [...pages, ...typePages].flatMap(({ $ }) =>
      $('a[href*="/schemas/"]')
        .toArray()
        .map((element) => $(element).attr('href')),
    );
    const routes = typePages.map(({ route }) => `/library${route}`);
    expect([...new Set(linked)].sort()).toEqual(routes.sort());
  });

  test('name every parameter, header, field, status and media type', () => {
    const namesOfTypes = typePages.flatMap(({ $ }) => namesOn($));
    for (const { $, facts } of pages) {
      const names = [...namesOn($), ...namesOfTypes];
      const wanted = [
        ...facts.parameters.map((parameter) => parameter.replace(/^\w+ /, '')),
        ...facts.headers,
        ...facts.fields,
      ].map(asShown);
      expect(wanted.filter((each) => !names.includes(each))).toEqual([]);
      const text = asShown($.root().text());
      const types = facts.mediaTypes.filter((type) => type !== 'application/json');
      const others = [...facts.statuses, ...types].map(asShown);
      expect(others.filter((each) => !text.includes(each))).toEqual([]);
    }
  });

  test('show all examples of each body, and so do their Markdown twins', () => {
    for (const { $, route, facts } of pages) {
      const [page, twin] = [$.root().text(), twins.get(route)?.text ?? ''].map(withoutSpace);
      // In cURL, a quote ends the quotation.
      const missing = (text = '') =>
        facts.examples.filter((each) => !text.replaceAll("'\\''", "'").includes(each));
      expect([missing(page), missing(twin)]).toEqual([[], []]);
    }
  });

  test('are each at most 40 kB', () => {
    const sizes = pages.map(({ id, html }) => [id.slice(0, 40), brotli(html)]);
    expect(sizes.filter(([, size]) => Number(size) > 36_000)).toEqual([]);
  });

  test('render without errors or warnings from React', () => {
    expect(consoleError.mock.calls.map(([message, ...values]) => [message, values[0]])).toEqual([]);
  });

  test('have a Markdown twin with the same names', () => {
    const typed = typePages.map(({ route }) => twins.get(route)?.text).join('\n');
    for (const { route, facts } of pages) {
      const text = asShown(`${twins.get(route)?.text}\n${typed}`);
      const wanted = [...facts.fields, ...facts.headers, ...facts.statuses].map(asShown);
      expect(wanted.filter((each) => !text.includes(each))).toEqual([]);
    }
  });
});
