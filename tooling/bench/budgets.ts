import type { PageSizes } from './page-sizes';

/** One page of each kind, with its address relative to the prefix. */
export const pages = {
  home: 'docs/',
  'quick start': 'docs/quick_start/',
  operation: 'docs/api/create-experiment/',
  category: 'docs/category/experiments/',
  overview: 'docs/api/superposition/',
  search: 'search/',
  'not found': 'docs/no-such-page/',
} as const;

export type PageKind = keyof typeof pages;

export const pageKinds = Object.keys(pages) as PageKind[];

export const searchCodeBudget = 50_000;
/**
 * Bytes of the search index of one version with brotli, for 87 operations and 73 guides; the whole has the
 * texts and questions, which come after the first hits.
 */
export const searchIndexBudgets = { firstKeystroke: 106_500, whole: 332_000 };
/** Bytes of a `page-data.json` with brotli, across all pages of the site. */
export const pageDataBudgets = { median: 5_100, largest: 16_000 };

/**
 * A page makes 8 requests: the document, four scripts, the style for print, the font, and the data of the app.
 * The number is the same on every machine, so there is room for one more only.
 */
const requestBudget = 9;
/** The search page also preloads the code of the search and the manifest of its index. */
const searchPreloads = 2;

/** Returns how many requests a first load of a page may make. */
export function requestBudgetOf(kind: PageKind): number {
  return kind === 'search' ? requestBudget + searchPreloads : requestBudget;
}

/** A size of a page, and how many bytes it may have with brotli. */
export interface SizeRow {
  label: string;
  size: keyof PageSizes;
  budget: number;
  /** Pages that the budget applies to. Defaults to all of them. */
  only?: readonly PageKind[];
}

/** The search page also loads the code of the search, which has a budget of its own. */
const withoutSearch = pageKinds.filter((page) => page !== 'search');

/** The sizes of a first load that have budgets. */
export const rows: readonly SizeRow[] = [
  { label: 'JavaScript', size: 'script', budget: 106_000, only: withoutSearch },
  { label: 'all of a first load', size: 'total', budget: 180_000, only: withoutSearch },
  { label: 'HTML without style', size: 'html', budget: 19_100 },
  { label: 'inlined style', size: 'style', budget: 12_000 },
];
