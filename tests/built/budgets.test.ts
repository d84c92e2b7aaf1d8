import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pageDataBudgets, rows } from '../../tooling/bench/budgets';
import { measurePageData } from '../../tooling/bench/page-data';
import { type PageKind, pageKinds, pages } from '../../tooling/bench/pages';
import { brotliSize, measureHtml } from '../../tooling/bench/sizes';
import { findFile, folder, openFile, type Page, read } from './site';

/** The sizes of a first load of a page, computed from its document. */
function measure(kind: PageKind): Record<string, number> {
  const page = openFile(findFile(`/superposition/${pages[kind]}`) ?? '404.html');
  const scripts = sum(filesOf(page, 'script[src]', 'src').map(sizeOfText));
  const others = sum(
    filesOf(page, 'link[rel~="icon"], link[rel="stylesheet"]', 'href').map(sizeOfText),
  );
  const { html, style } = measureHtml(page.html);
  return {
    JavaScript: scripts,
    'HTML without style': html,
    'inlined style': style,
    'all of a first load': scripts + others + html + style + sum(fontsOf(page).map(sizeOfFont)),
  };
}

const sum = (sizes: number[]) => sizes.reduce((all, one) => all + one, 0);
const known = new Map<string, number>();

function sizeOfText(file: string): number {
  const size = known.get(file) ?? brotliSize(read(file));
  known.set(file, size);
  return size;
}

const sizeOfFont = (file: string) => readFileSync(`${folder}/${file}`).length;

function filesOf({ $ }: Page, selector: string, attribute: string): string[] {
  const addresses = $(selector)
    .toArray()
    .map((element) => $(element).attr(attribute) ?? '');
  return addresses.map((address) => findFile(address) ?? address);
}

function fontsOf({ html }: Page): string[] {
  const addresses = html.match(/(?<=url\(["']?)\/[^"')]+\.woff2/g) ?? [];
  return [...new Set(addresses)].map((address) => findFile(address) ?? address);
}

const labels = ['JavaScript', 'all of a first load', 'HTML without style', 'inlined style'];
const budgets = rows.filter(({ label }) => labels.includes(label));

test('every size that can be read from a document has a budget', () => {
  expect(budgets.map(({ label, budget }) => budget && label)).toEqual(labels);
});

test.each(pageKinds)('a first load of a page (%s) is within its budgets', (kind) => {
  const measured = measure(kind);
  expect(measured.JavaScript).toBeGreaterThan(50_000);
  const over = budgets.filter(
    ({ label, budget = 0, only }) =>
      (!only || only.includes(kind)) && !((measured[label] ?? Number.NaN) <= budget),
  );
  expect(over.map(({ label, budget }) => `${label}: ${measured[label]} of ${budget}`)).toEqual([]);
});

test('the page data is within its budgets', () => {
  const { median, largest } = measurePageData(folder);
  expect(median).toBeGreaterThan(500);
  expect(median).toBeLessThanOrEqual(pageDataBudgets.median);
  expect(largest).toBeLessThanOrEqual(pageDataBudgets.largest);
});

test('the font is fetched once, in a compressed format', () => {
  expect(fontsOf(openFile('docs/index.html'))).toHaveLength(1);
});
