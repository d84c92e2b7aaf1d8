import { beforeAll, expect, test } from 'vitest';
import { createHtmlPrinter, createRenderContext } from '../../../src/gatsby/nodes/html-printer';
import type { VersionPages } from '../../../src/page-models/model';
import type { TermMarks } from '../../../src/prose/glossary/mark-terms';
import type { RenderContext } from '../../../src/prose/model';
import { parseMdx } from '../../../src/prose/parse/parse-mdx';
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

test('a text is printed anew when what it shows of the site changes, and only then', async () => {
  const pages = await loadSmallPages();
  const tree = parseMdx(
    'Ask for a loan: <Operation id="CreateLoan" /> or [so](/docs/old/).',
    1,
  ).tree;
  const guide = pages.guides[0]?.text;
  if (!guide) throw new Error('the site has no guide');
  const { terms: _, ...text } = { ...guide, tree };
  const print = (changed: Partial<VersionPages>, terms?: TermMarks) =>
    createHtmlPrinter({ ...pages, ...changed }, '/library').printProse({
      ...text,
      ...(terms && { terms }),
    });
  const before = print({});
  expect(before).toContain('href="/library/docs/old/"');
  expect(print({ areas: [] })).toBe(before);
  const title = 'Lend a book';
  const renamed = new Map([['CreateLoan', { title, route: '/docs/api/lend/', method: 'POST' }]]);
  expect(print({ mentioned: renamed as VersionPages['mentioned'] })).toContain(title);
  const moved = new Map([['/docs/old/', '/docs/new/']]);
  expect(print({ movedRoutes: moved })).toContain('href="/library/docs/new/"');
  const entry = {
    term: 'Loan',
    forms: [],
    definition: 'What a reader borrows.',
    page: '/docs/loans/',
    isMarked: true,
    except: [],
  };
  const marks: TermMarks = {
    glossary: [entry],
    glossaryRoute: '/docs/glossary/',
    isMarked: () => true,
    routeOf: (url) => url,
    titleOf: () => 'Loans',
  };
  expect(print({}, marks)).toContain('What a reader borrows.');
  const reworded = { ...marks, glossary: [{ ...entry, definition: 'A book on its way.' }] };
  expect(print({}, reworded)).toContain('A book on its way.');
  expect(print({}, { ...reworded, titleOf: () => 'Borrowing' })).toContain('Borrowing');
  expect(print({})).toBe(before);
});
