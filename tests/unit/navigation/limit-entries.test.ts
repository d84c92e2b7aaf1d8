import { expect, test } from 'vitest';
import { limitEntries } from '../../../src/navigation/limit-entries';
import type { SidebarEntry } from '../../../src/navigation/model';

const list = (count: number): SidebarEntry[] =>
  Array.from({ length: count }, (_, index) => ({ title: `${index}`, route: `/docs/${index}/` }));
const limit = (route: string, entries = list(1_000)) => {
  const { shown, first, more } = limitEntries(entries, route);
  return { from: shown[0]?.title, to: shown.at(-1)?.title, count: shown.length, first, more };
};

test('shows all of a hundred entries, and the list itself', () => {
  const entries = list(100);
  expect(limitEntries(entries, '/docs/99/')).toEqual({ shown: entries, first: 0, more: 0 });
  expect(limitEntries(entries, '/docs/99/').shown).toBe(entries);
});

test('shows a hundred of more entries, with the current page among its neighbours', () => {
  expect(limit('/docs/500/')).toEqual({
    from: '450',
    to: '549',
    count: 100,
    first: 450,
    more: 900,
  });
});

test('shows as many at either end of the branch', () => {
  expect(limit('/docs/3/')).toMatchObject({ from: '0', to: '99', more: 900 });
  expect(limit('/docs/998/')).toMatchObject({ from: '900', to: '999', more: 900 });
});

test('shows the first entries of a branch that does not contain the current page', () => {
  expect(limit('/docs/elsewhere/')).toMatchObject({ from: '0', to: '99', more: 900 });
});

test('shows the inner branch that contains the current page', () => {
  const inner = { title: 'Inner', items: [{ title: 'Deep', route: '/docs/deep/' }] };
  const { shown } = limitEntries([...list(1_000), inner], '/docs/deep/');
  expect(shown.at(-1)).toBe(inner);
});

test('shows each page of a branch with the ones before and after it', () => {
  const entries = list(203);
  for (const [index, { route = '' }] of entries.entries()) {
    const { shown, first } = limitEntries(entries, route);
    const near = entries.slice(Math.max(0, index - 1), index + 2);
    expect(shown).toEqual(expect.arrayContaining(near));
    expect(shown[index - first]?.route).toBe(route);
  }
});
