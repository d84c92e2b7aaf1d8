import { expect, test } from 'vitest';
import { inlinePageData } from '../../../src/gatsby/document/page-data';

const pageData = {
  path: '/docs/',
  result: {
    data: {
      guide: { title: 'Welcome', island: '<p>Large</p>' },
      areas: { island: [{ title: 'Books' }], totalCount: 3 },
    },
    pageContext: { route: '/docs/' },
  },
};

test('leaves out what the document holds as markup already, at any depth', () => {
  expect(JSON.parse(inlinePageData(pageData))).toEqual({
    path: '/docs/',
    result: {
      data: { guide: { title: 'Welcome' }, areas: { totalCount: 3 } },
      pageContext: { route: '/docs/' },
    },
  });
});

test('leaves the data itself as it was', () => {
  inlinePageData(pageData);
  expect(pageData.result.data.guide.island).toBe('<p>Large</p>');
});

test.each([
  '</script><script>alert(1)</script>',
  '<!--<script>',
  '</SCRIPT >',
  '\u2028 " \\ \u0000',
])('cannot be ended by %j in a text, and gives the text back', (title) => {
  const text = inlinePageData({ title });
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({ title });
});
