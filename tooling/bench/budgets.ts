import type { PageMeasures } from './measure-page';
import type { PageKind } from './pages';

export interface MeasureRow {
  label: string;
  unit: 'kB' | 'ms' | '';
  value: (measures: PageMeasures) => number;
  /** The maximum allowed; undefined for measures that are only shown. */
  budget?: number;
  /** Pages that the budget applies to. Defaults to all of them. */
  only?: readonly PageKind[];
}

export const searchCodeBudget = 50_000;
/**
 * Bytes of the search index of one version with brotli, for 87 operations and 73 guides; the whole has the
 * texts and questions, which come after the first hits.
 */
export const searchIndexBudgets = { firstKeystroke: 104_000, whole: 320_000 };
export const coldBuildBudget = 60;
/** Bytes of a `page-data.json` with brotli, across all pages of the site. */
export const pageDataBudgets = { median: 5_000, largest: 16_000 };

/** The search page also loads the code of the search, which has a budget of its own. */
const withoutSearch: PageKind[] = [
  'home',
  'quick start',
  'operation',
  'category',
  'overview',
  'not found',
];

/**
 * A page makes 8 requests: the document, four scripts, the style for print, the font, and the data of the app.
 * The number is the same on every machine, so there is room for one more only. The page for unknown
 * addresses has no budget, because Gatsby first asks for the page that isn't there.
 */
const requestBudget = 9;
/** The search page also preloads the code of the search and the manifest of its index. */
const searchPreloads = 2;

/** The rows of the table with their budgets. Bytes are compressed with brotli. */
export const rows: readonly MeasureRow[] = [
  { label: 'JavaScript', unit: 'kB', value: (m) => m.script, budget: 110_000, only: withoutSearch },
  {
    label: 'all of a first load',
    unit: 'kB',
    value: (m) => m.total,
    budget: 180_000,
    only: withoutSearch,
  },
  { label: 'HTML without style', unit: 'kB', value: (m) => m.html, budget: 19_000 },
  { label: 'inlined style', unit: 'kB', value: (m) => m.style, budget: 12_000 },
  { label: 'fonts', unit: 'kB', value: (m) => m.fonts },
  {
    label: 'requests',
    unit: '',
    value: (m) => m.requests,
    budget: requestBudget,
    only: withoutSearch.filter((page) => page !== 'not found'),
  },
  {
    label: 'requests of the search page',
    unit: '',
    value: (m) => m.requests,
    budget: requestBudget + searchPreloads,
    only: ['search'],
  },
  { label: 'requests to other hosts', unit: '', value: (m) => m.otherHosts, budget: 0 },
  { label: 'first paint', unit: 'ms', value: (m) => m.first, budget: 550 },
  { label: 'largest paint', unit: 'ms', value: (m) => m.largest, budget: 550 },
  { label: 'blocking time, 4× slower', unit: 'ms', value: (m) => m.blocking, budget: 50 },
  { label: 'layout shift, bar shown', unit: '', value: (m) => m.shiftWithBar, budget: 0.005 },
  { label: 'layout shift, dismissed', unit: '', value: (m) => m.shiftWithoutBar, budget: 0.005 },
  { label: 'click to new page', unit: 'ms', value: (m) => m.click, budget: 100 },
];
