import { beforeAll, expect, test } from 'vitest';
import { createRenderContext } from '../../../src/gatsby/nodes/html-printer';
import type { RenderContext } from '../../../src/prose/model';
import { loadSmallPages } from '../sites';

let context: RenderContext;
beforeAll(async () => {
  const pages = await loadSmallPages();
  const guide = pages.guides.find(({ slug }) => slug === 'loans/first-loan');
  if (!guide) throw new Error('the guide is missing');
  context = createRenderContext(guide.text, pages, '/library');
});

test.each([
  ['/docs/', '/library/docs/'],
  ['/docs/loans/first-loan', '/library/docs/loans/first-loan/'],
  ['../index.mdx#opening-hours', '/library/docs/#opening-hours'],
  ['/search/?q=whale#top', '/library/search/?q=whale#top'],
  ['/img/desk.png', '/library/img/desk.png'],
])('gives %s the prefix of the site', (url, address) => {
  expect(context.href(url)).toBe(address);
});

test.each(['#borrow-it', 'https://city.example/#a', 'mailto:desk@library.example'])(
  'leaves %s as it is',
  (url) => {
    expect(context.href(url)).toBe(url);
  },
);

test('knows the operations of the version', () => {
  expect(context.operation('CreateLoan')).toMatchObject({
    title: 'Borrow a book',
    method: 'POST',
    route: '/docs/api/create-loan/',
  });
  expect(context.operation('constructor')).toBeUndefined();
});
