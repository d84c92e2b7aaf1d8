import { parseArgs } from 'node:util';
import { writeIndex } from '../../src/search/engine/index/write-index';
import { buildSite } from '../build/build-site';
import { exitWith } from '../exit-with';
import { collectSizes, tables } from '../summary/collect-figures';
import { formatSummary } from '../summary/format-summary';
import { ensureChromium } from '../tests/chromium';
import { compareSites } from './compare';
import { readOwnSite } from './own-site';

/** Builds the site, and measures its sizes against their budgets, or its loads in turn with those of others. */
async function runBench(): Promise<number> {
  const { values } = parseArgs({
    options: {
      compare: { type: 'string', multiple: true },
      rounds: { type: 'string', default: '5' },
    },
  });
  if ((await buildSite()) !== 0) return 1;
  if (values.compare) {
    await ensureChromium();
    console.log(await compareSites(['public', ...values.compare], Number(values.rounds)));
    return 0;
  }
  const { content, records } = await readOwnSite();
  const sizes = collectSizes('public', writeIndex(records, content));
  console.log(formatSummary(sizes, tables));
  const over = Object.entries(sizes).flatMap(([title, table]) =>
    Object.entries(table).flatMap(([row, cells]) =>
      Object.entries(cells).filter(
        ([column, size]) => size > (tables[title]?.budget?.(row, column) ?? Infinity),
      ),
    ),
  );
  console.log(over.length === 0 ? 'All budgets are kept.' : `${over.length} over budget.`);
  return over.length === 0 ? 0 : 1;
}

exitWith(runBench());
