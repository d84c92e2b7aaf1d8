import { type CheerioAPI, load } from 'cheerio';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeAll, expect, test, vi } from 'vitest';
import { OperationPage } from '../../../src/components/operation/OperationPage';
import { ChangelogPage } from '../../../src/components/page/ChangelogPage';
import type { PlainNode } from '../../../src/gatsby/nodes/plain-node';
import { toNodes } from '../../../src/gatsby/nodes/to-nodes';
import type { ChangelogView, OperationView } from '../../../src/page-models/views';
import { loadChangelogSite } from '../page-models/changelog/changelog-pages';

// The same in all files: those of a worker share their modules.
vi.mock('gatsby', () => ({ withPrefix: (path: string) => `/library${path}` }));

let nodes: PlainNode[];
beforeAll(async () => {
  nodes = toNodes((await loadChangelogSite()).pages, '/library');
});

const viewOf = <View,>(type: string, key: string) =>
  nodes.find((node) => node.type === type && node.key === key)?.fields.page as View;
const render = (element: ReactElement): CheerioAPI => load(renderToString(element));
const textOf = ($: CheerioAPI, selector: string) =>
  [...$(selector)].map((element) => $(element).text().replace(/\s+/g, ' ').trim());

test('the changelog opens as authors want, and has a section for each update, with its breaking changes first', () => {
  const $ = render(<ChangelogPage page={viewOf<ChangelogView>('Changelog', '2.0')} />);
  const headings = ['How to upgrade', '0.94.0', '9 November 2026', '9 November 2026', '0.93.0'];
  expect(textOf($, 'h2')).toEqual(headings);
  expect(textOf($, 'nav li')).toEqual(headings);
  const [opening, first] = $('section').toArray();
  expect($(opening).find('div a').last().attr('href')).toBe('/library/docs/');
  expect($(first).attr('aria-labelledby')).toBe('2026-11-23');
  expect($(first).find('time').attr('datetime')).toBe('2026-11-23');
  expect($(first).find('h3').first().text()).toBe('Breaking changes');
  expect($(first).text()).toContain('2 breaking changes');
  expect($('a[type="application/atom+xml"]').attr('href')).toBe('/library/docs/api/changelog.xml');
});

test('a long list of operations is folded, a short one is not', () => {
  const view = viewOf<ChangelogView>('Changelog', '2.0');
  const operations = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      title: `Op ${index}`,
      route: `/docs/${index}/`,
    }));
  const withOperations = (count: number): ChangelogView => ({
    ...view,
    entries: view.entries.slice(0, 1).map((entry) => ({
      ...entry,
      groups: [
        {
          title: 'Books',
          isBreaking: false,
          changes: [{ description: 'A change.', breaking: false, operations: operations(count) }],
        },
      ],
    })),
  });
  const long = render(<ChangelogPage page={withOperations(4)} />);
  expect(textOf(long, 'section summary')).toEqual(['4 operations']);
  expect(long('section details li')).toHaveLength(4);
  const short = render(<ChangelogPage page={withOperations(3)} />);
  expect(short('section details')).toHaveLength(0);
  expect(short('a[href^="/library/docs/"]')).not.toHaveLength(0);
});

test('an operation has marks in words beside its parts, and its history at the end', () => {
  const page = viewOf<OperationView>('Operation', '2.0:ListBooks');
  const $ = render(<OperationPage page={page} />);
  expect($('hgroup small').text()).toBe('changed in 0.94.0');
  expect($('[id="response.200.pages"] small')).toHaveLength(0);
  expect($('[id="response.200.genre"] small').text()).toBe('new in 0.94.0');
  const history = $('section').last();
  expect(history.find('h2').text()).toContain('History');
  expect(textOf($, 'section:last-of-type summary').at(-1)).toBe('4 updates');
  expect(history.find('a[href="/library/docs/api/changelog/#2026-11-23"]').text()).toBe('0.94.0');
  expect(history.text()).toContain('Breaking: GET /books is now POST /books/list.');
});
