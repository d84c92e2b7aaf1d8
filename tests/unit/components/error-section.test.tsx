import { load } from 'cheerio';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { ErrorSection } from '../../../src/components/page/ErrorSection';

// The same in all files: those of a worker share their modules.
vi.mock('gatsby', () => ({ withPrefix: (path: string) => `/library${path}` }));

const operations = [{ title: 'List books', route: '/docs/api/list-books/' }];
const textOf = (more: number) => {
  const error = { status: '404', label: 'Not found', typeNames: [], reasons: [], operations, more };
  return load(renderToString(<ErrorSection errors={[error]} />))('details').text();
};

test('counts the operations that are not listed, and says where they say it', () => {
  expect(textOf(41)).toBe('Returned by 42 operationsList booksand 41 more, whose pages list it.');
});

test('says nothing of others when all are listed', () => {
  expect(textOf(0)).toBe('Returned by 1 operationList books');
});
