import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { arrangeScripts } from '../../../src/gatsby/document/document-scripts';
import { pageLoader } from '../../../src/gatsby/document/inline-scripts';

const inline = (key: string, text: string) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: as Gatsby writes it
  <script key={key} dangerouslySetInnerHTML={{ __html: text }} />
);

/** The scripts that Gatsby 5.16 adds after a page, with the JSON block of gatsby-ssr. */
const scripts = [
  inline('page-data', '{"componentChunkName":"component---guide"}'),
  inline('script-loader', 'window.___webpackCompilationHash="ab12";'),
  inline('chunk-mapping', 'window.___chunkMapping={};'),
  <script key="app" src="/library/app-2.js" async />,
];
const report = {
  assetsByChunkName: {
    'component---guide': ['app-2.js', 'styles.css', 'commons-3.js', 'component---guide-1.js'],
  },
};
const html = renderToStaticMarkup(arrangeScripts(scripts, report, '/library'));

test('keeps the data and one inline script, which is the same on every page', () => {
  const inlines = [...html.matchAll(/<script([^>]*)>([^<]+)<\/script>/g)];
  expect(inlines.map(([, attributes, text]) => [attributes, text])).toEqual([
    ['', '{"componentChunkName":"component---guide"}'],
    [' data-hash="ab12"', pageLoader],
  ]);
});

test('asks for the code of the search and its index at once, on the search page only', () => {
  const page = inline('page-data', '{"componentChunkName":"component---src-pages-search-tsx"}');
  const chunks = { assetsByChunkName: { search: ['search-4.js'] } };
  const arranged = arrangeScripts([page], chunks, '/library', '/search-index-1.json');
  expect(renderToStaticMarkup(arranged).match(/<link[^>]*>/g)).toEqual([
    '<link rel="preload" as="script" href="/library/search-4.js"/>',
    '<link rel="preload" as="fetch" crossorigin="" href="/library/search-index-1.json"/>',
  ]);
  const others = arrangeScripts(
    scripts,
    { ...report, ...chunks },
    '/library',
    '/search-index-1.json',
  );
  expect(renderToStaticMarkup(others)).not.toContain('<link');
});

test('loads the bundle, then further chunks of the template, each file once', () => {
  expect(html.match(/<script[^>]* src="[^"]*"[^>]*>/g)).toEqual([
    '<script src="/library/app-2.js" defer="" fetchPriority="low">',
    '<script src="/library/commons-3.js" defer="" fetchPriority="low">',
    '<script src="/library/component---guide-1.js" defer="" fetchPriority="low">',
  ]);
});
