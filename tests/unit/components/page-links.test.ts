import { expect, test } from 'vitest';
import { toAssistantLinks, toReport } from '../../../src/components/frame/page-links';

const site = { url: 'https://library.example/', prefix: '/docs', assistants: [] };

test('an assistant is asked to read the Markdown of the page', () => {
  const assistants = [{ label: 'Clerk', href: 'https://clerk.example/new?q={prompt}&from=docs' }];
  const [link] = toAssistantLinks({ ...site, assistants }, '/api/list-books.md');
  expect(link?.label).toBe('Open in Clerk');
  const { searchParams, host } = new URL(link?.href ?? '');
  expect(host).toBe('clerk.example');
  expect(searchParams.get('q')).toContain('https://library.example/docs/api/list-books.md');
  expect(searchParams.get('from')).toBe('docs');
});

test('there are no assistants unless the settings name some', () => {
  expect(toAssistantLinks(site, '/a.md')).toEqual([]);
});

test('a report has the title and the address of the page, whatever letters they have', () => {
  const report = toReport('https://host.example/issues/new', site, 'Fees & loans #1', '/größe/');
  const { searchParams, hash } = new URL(report);
  expect(searchParams.get('title')).toBe('Docs: Fees & loans #1');
  expect(searchParams.get('body')?.trim()).toBe('https://library.example/docs/größe/');
  expect(hash).toBe('');
});
