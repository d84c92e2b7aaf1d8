import { expect, test } from 'vitest';
import { pageKinds, pages, rows } from '../../tooling/bench/budgets';
import { listFonts, SizeReader } from '../../tooling/bench/page-sizes';
import { samples } from './routes';
import { folder, openPage, read } from './site';

const reader = new SizeReader(folder);

test.each(pageKinds)('a first load of a page (%s) is within its budgets', (kind) => {
  const sizes = reader.measure(pages[kind]);
  expect(sizes.script).toBeGreaterThan(50_000);
  const over = rows.filter(
    ({ size, budget, only }) => (!only || only.includes(kind)) && !(sizes[size] <= budget),
  );
  expect(over.map(({ label, size, budget }) => `${label}: ${sizes[size]} of ${budget}`)).toEqual(
    [],
  );
});

test.each([
  ['a guide', samples.guide],
  ['an operation', samples.operation],
  ['an area', samples.category],
])('the browser hydrates the navbar of %s, and little else', (_, route) => {
  const hydrated = openPage(route).$('#___gatsby *').not('[data-island] *, symbol, symbol *');
  expect(hydrated.length).toBeLessThan(110);
});

test('the font is fetched once, in a compressed format', () => {
  expect(listFonts(read('docs/index.html'))).toHaveLength(1);
});
