import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test, vi } from 'vitest';
import { MentionSection } from '../../../src/components/operation/RelatedSection';
import { createHtmlPrinter } from '../../../src/gatsby/nodes/html-printer';
import { viewOperation } from '../../../src/gatsby/nodes/views/operation-view';
import { buildPages } from '../../../src/page-models/build-pages';
import type { OperationPage, VersionPages } from '../../../src/page-models/model';
import { readAddress } from '../../../src/search/search-address';
import { writeTwins } from '../../../src/twins/write-twins';
import { loadSmallSite } from '../sites';

// The same in all files: those of a worker share their modules.
vi.mock('gatsby', () => ({ withPrefix: (route: string) => `/library${route}` }));

let pages: VersionPages;
let page: OperationPage;
beforeAll(async () => {
  const version = await loadSmallSite();
  const [guide] = version.guides.filter(({ path }) => path === 'loans/first-loan');
  if (!guide) throw new Error('the guide is missing');
  const guides = Array.from({ length: 100 }, (_, number) => ({
    ...guide,
    path: `copy-${number}`,
    route: `/docs/copy-${number}/`,
  }));
  pages = buildPages({ ...version, guides });
  page = pages.operationsById.get('CreateLoan') as OperationPage;
});

const view = (isCurrent: boolean) =>
  viewOperation(page, { printer: createHtmlPrinter(pages, '/library'), version: '2', isCurrent });

test('lists the first dozen of the guides that mention an operation, and knows all of them', () => {
  expect(page.mentions.map(({ route }) => route)).toEqual(page.mentionedIn.slice(0, 12));
  expect(page.mentionedIn).toHaveLength(100);
});

test('leads to a search among the guides for the others', () => {
  const { moreMentions } = view(true);
  expect(moreMentions?.count).toBe(88);
  const [path, query = ''] = moreMentions?.to.split('?') ?? [];
  expect(path).toBe('/search/');
  expect(readAddress(query)).toEqual({ query: page.title, kinds: ['guide'] });
});

test('searches the version of the page if it is not the current one', () => {
  expect(readAddress(view(false).moreMentions?.to.split('?')[1] ?? '').version).toBe('2');
});

test('shows the number of the others as a plain link, and none where all are listed', () => {
  const shown = renderToStaticMarkup(<MentionSection {...view(true)} />);
  expect(shown).toMatch(/<a href="\/\w+\/search\/\?q=[^"]+&amp;kind=guide">and 88 more<\/a>/);
  expect(shown.match(/<li>/g)).toHaveLength(12);
  const { moreMentions: _, ...whole } = view(true);
  expect(renderToStaticMarkup(<MentionSection {...whole} />)).not.toContain('more</a>');
});

test('says in the twin how many others there are', () => {
  const twin = writeTwins(pages, 'https://library.example').find(
    ({ route }) => route === page.route,
  );
  const [, section = ''] = twin?.text.split('## Guides that mention this operation\n\n') ?? [];
  expect(section.split('\n\n')[0]?.split('\n').slice(11)).toEqual([
    expect.stringContaining('/docs/copy-11.md): '),
    '- and 88 more',
  ]);
});
