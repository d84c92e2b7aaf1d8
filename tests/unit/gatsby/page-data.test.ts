import { expect, test } from 'vitest';
import { inlinePageData } from '../../../src/gatsby/document/page-data';

const pageData = {
  path: '/docs/',
  result: {
    data: {
      guide: { title: 'Welcome', page: { html: '<p>Large</p>' } },
      areas: { nodes: [{ title: 'Books', page: 'kept' }] },
    },
    pageContext: { route: '/docs/' },
  },
};

test('removes what the document already contains as markup', () => {
  expect(JSON.parse(inlinePageData(pageData))).toEqual({
    path: '/docs/',
    result: {
      data: { guide: { title: 'Welcome' }, areas: { nodes: [{ title: 'Books', page: 'kept' }] } },
      pageContext: { route: '/docs/' },
    },
  });
});

test('does not change the data', () => {
  inlinePageData(pageData);
  expect(pageData.result.data.guide.page).toEqual({ html: '<p>Large</p>' });
});

test.each([
  '</script><script>alert(1)</script>',
  '<!--<script>',
  '</SCRIPT >',
  '\u2028 " \\ \u0000',
])('cannot be ended by %j in a text, and gives the text back', (title) => {
  const text = inlinePageData({ result: { data: { guide: { title } } } });
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({ result: { data: { guide: { title } } } });
});
