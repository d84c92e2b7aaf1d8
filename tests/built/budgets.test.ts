import { expect, test } from 'vitest';
import { rows } from '../../tooling/bench/budgets';
import type { PageMeasures } from '../../tooling/bench/measure-page';
import { listFonts, SizeReader } from '../../tooling/bench/page-sizes';
import { pageKinds, pages } from '../../tooling/bench/pages';
import { folder, read } from './site';

const reader = new SizeReader(folder);

const labels = ['JavaScript', 'all of a first load', 'HTML without style', 'inlined style'];
const budgets = rows.filter(({ label }) => labels.includes(label));

test('every size that can be read from a document has a budget', () => {
  expect(budgets.map(({ label, budget }) => budget && label)).toEqual(labels);
});

test.each(pageKinds)('a first load of a page (%s) is within its budgets', (kind) => {
  const sizes = reader.measure(pages[kind]) as PageMeasures;
  expect(sizes.script).toBeGreaterThan(50_000);
  const over = budgets.filter(
    ({ value, budget = 0, only }) => (!only || only.includes(kind)) && !(value(sizes) <= budget),
  );
  expect(over.map(({ label, value, budget }) => `${label}: ${value(sizes)} of ${budget}`)).toEqual(
    [],
  );
});

test('the font is fetched once, in a compressed format', () => {
  expect(listFonts(read('docs/index.html'))).toHaveLength(1);
});
