import type { Content } from '../../src/content/model';
import { listDescriptions } from '../../src/openapi/coverage/list-descriptions';
import { listOperations } from '../../src/openapi/document/list-operations';
import { listPages } from '../../src/page-models/build-pages';
import type { VersionPages } from '../../src/page-models/model';
import { type IndexFile, writeIndex } from '../../src/search/engine/index/write-index';
import {
  type PageKind,
  pageDataBudgets,
  pageKinds,
  pages,
  rows,
  searchCodeBudget,
  searchIndexBudgets,
} from '../bench/budgets';
import type { OwnSite } from '../bench/own-site';
import { measurePageData, SizeReader } from '../bench/page-sizes';
import {
  judge,
  openClient,
  queryClient,
  readSearches,
  searchSets,
  summarise,
} from '../bench/search/judge';
import { measureSizes } from '../bench/search/measure-index';
import { measureCoverage } from '../check/writing/measure-coverage';
import type { Figures, Rows, TableStyle } from './figures';

const searchBudgets = {
  code: searchCodeBudget,
  'index for a first keystroke': searchIndexBudgets.firstKeystroke,
  'whole index': searchIndexBudgets.whole,
};

const kilobytes = { decimals: 1, tolerance: 0.25 };

/** The tables in the order in which they are shown. */
export const tables: Record<string, TableStyle> = {
  'First load of a page, kB': {
    ...kilobytes,
    budget(page, column) {
      const { budget, only } = rows.find(({ label }) => label === column) ?? {};
      return !budget || (only && !only.includes(page as PageKind)) ? undefined : budget / 1000;
    },
  },
  'Page data, kB': {
    ...kilobytes,
    budget: (row) => pageDataBudgets[row as keyof typeof pageDataBudgets] / 1000,
  },
  'Search, kB': {
    ...kilobytes,
    budget: (row) => searchBudgets[row as keyof typeof searchBudgets] / 1000,
  },
  'Search quality': { decimals: 3 },
  Pages: { decimals: 0 },
  Coverage: { decimals: 0 },
};

/**
 * Measures a built site and its content. Sizes are those with brotli; the quality of the search is that for each of the
 * sets, which are given by their files.
 */
export async function collectFigures(
  folder: string,
  { content, versions, records }: OwnSite,
  sets: readonly string[] = Object.values(searchSets),
): Promise<Figures> {
  const index = writeIndex(records, content);
  return roundAll({
    ...collectSizes(folder, index),
    'Search quality': await judgeSearch(index, sets),
    Pages: { ...countPages(versions), 'search records': { count: records.length } },
    Coverage: countCoverage(content),
  });
}

/** Measures the sizes of a built site with brotli, all of which have budgets. */
export function collectSizes(folder: string, index: readonly IndexFile[]): Figures {
  const reader = new SizeReader(folder);
  return roundAll({
    'First load of a page, kB': measureFirstLoads(reader),
    'Page data, kB': mapValues({ ...measurePageData(folder) }, (bytes) => ({ size: bytes / 1000 })),
    'Search, kB': measureSearch(reader, index),
  });
}

function roundAll(figures: Figures): Figures {
  return mapValues(figures, (table, title) => {
    const round = (value: number) => Number(value.toFixed(tables[title]?.decimals));
    return mapValues(table, (row) => mapValues(row, round));
  });
}

function measureFirstLoads(reader: SizeReader): Rows {
  return Object.fromEntries(
    pageKinds.map((kind) => {
      const sizes = reader.measure(pages[kind]);
      const cells = rows.map(({ label, size }) => [label, sizes[size] / 1000]);
      return [kind, Object.fromEntries(cells)];
    }),
  );
}

function measureSearch(reader: SizeReader, index: readonly IndexFile[]): Rows {
  const { whole, firstKeystroke } = measureSizes(index);
  const sizes = {
    code: reader.measureSearch(),
    'index for a first keystroke': firstKeystroke,
    'whole index': whole,
  };
  return mapValues(sizes, (bytes) => ({ size: bytes / 1000 }));
}

async function judgeSearch(index: readonly IndexFile[], sets: readonly string[]): Promise<Rows> {
  const quality: Rows = {};
  for (const path of sets) {
    const run = queryClient(openClient(index));
    const { at1, at3, at10, mrr } = summarise(await judge(readSearches(path), run));
    const name = path.replace(/.*\/|\.json$/g, '').replace('-', ' ');
    quality[name] = { 'at 1': at1, 'at 3': at3, 'at 10': at10, MRR: mrr };
  }
  return quality;
}

function countPages(versions: readonly VersionPages[]): Rows {
  const rows: Rows = {};
  for (const { kind } of versions.flatMap(listPages)) {
    rows[kind] = { count: (rows[kind]?.count ?? 0) + 1 };
  }
  return rows;
}

function countCoverage({ versions, site }: Content): Rows {
  const current = site.versions.find(({ status }) => status === 'current')?.name;
  const document = versions.find(({ version }) => version === current)?.document;
  if (!document) return {};
  const coverage = measureCoverage(document, listDescriptions(document), listOperations(document));
  return Object.fromEntries(coverage.map(({ name, done, total }) => [name, { done, of: total }]));
}

function mapValues<From, To>(
  values: Record<string, From>,
  change: (value: From, key: string) => To,
): Record<string, To> {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, change(value, key)]),
  );
}
