import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import {
  listChunkFiles,
  pageLoader,
  readCompilationHash,
} from '../../../src/gatsby/document/inline-scripts';
import { inlinePageData } from '../../../src/gatsby/document/page-data';

test('passes the data of the document to Gatsby, with the compilation hash', () => {
  const pageData = { path: '/docs/setup/', result: { data: { guide: { title: '</script>' } } } };
  const window: Record<string, unknown> = {};
  const document = {
    getElementById: (id: string) =>
      id === 'site.page-data' ? { textContent: inlinePageData(pageData) } : null,
    currentScript: { dataset: { hash: '1a2b' } },
  };
  runInNewContext(pageLoader, { window, document, JSON });
  expect(JSON.parse(JSON.stringify(window))).toEqual({
    pagePath: '/docs/setup/',
    pageData,
    ___chunkMapping: {},
    ___webpackCompilationHash: '1a2b',
  });
});

test('cannot close its own element', () => {
  expect(pageLoader).not.toMatch(/<\/|<!--/);
});

// As Gatsby 5.16 writes them.
const loader =
  '/*<![CDATA[*/window.pagePath="/docs/";window.___webpackCompilationHash="ab12cd";/*]]>*/';

test('reads the compilation hash', () => {
  expect(readCompilationHash(loader)).toBe('ab12cd');
  expect(readCompilationHash('')).toBe('');
});

test('lists the scripts of a chunk, and none for a missing chunk', () => {
  const report = { assetsByChunkName: { guide: ['commons-1.js', 'styles.css', 'guide-2.js'] } };
  expect(listChunkFiles(report, 'guide')).toEqual(['commons-1.js', 'guide-2.js']);
  expect(listChunkFiles(report, 'other')).toEqual([]);
});
