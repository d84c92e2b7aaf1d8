import { parseArgs } from 'node:util';
import { type IndexFile, writeIndex } from '../../src/search/engine/index/write-index';
import type { SearchRecord } from '../../src/search/record';
import { isBuilt } from '../build/build-site';
import { readOwnSite } from './own-site';
import { ablations, changeRanking } from './search/ablations';
import { explainQuery } from './search/explain';
import { compareFirst, openHosted } from './search/hosted';
import { judge, openClient, queryClient } from './search/judge';
import { generateLargeApi } from './search/large-api';
import { measureSizes, measureTimes } from './search/measure-index';
import { measureBuiltSite } from './search/measure-typing';
import { openMiniSearch } from './search/minisearch';
import { proveQuestions } from './search/prove-questions';
import {
  formatComparison,
  formatLosses,
  formatQuality,
  formatQuestions,
  formatSizes,
  formatTimes,
  formatTyping,
} from './search/report';
import { reportFit } from './search/report-fit';
import { readSearches, type Search, searchSets } from './search/searches';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    explain: { type: 'string' },
    fit: { type: 'boolean' },
    hosted: { type: 'boolean' },
  },
});
const [file] = positionals;
const paths = file ? [file, searchSets.heldOut] : Object.values(searchSets);
const largeQueries = ['create', 'list stoverti', 'conmen_ra', 'get quever pu', 'delete worr'];

async function runBench(): Promise<void> {
  const sets = paths.map((path) => ({ path, searches: readSearches(path) }));
  const { records, content } = await readOwnSite();
  const files = writeIndex(records, content);
  if (values.explain !== undefined) return console.log(explainQuery(values.explain, files));
  if (values.fit) {
    for (const line of reportFit(files)) console.log(line);
    return;
  }
  for (const { path, searches } of sets) await compareEngines(path, searches, files, records);
  const all = sets.flatMap(({ searches }) => searches);
  console.log(`\n${formatQuestions(proveQuestions(records, content))}`);
  await printLosses(all, files);
  const queries = all.map(({ q }) => q);
  printCosts(`${records.length} records`, files, queries);
  printCosts('1,223 operations', writeIndex(generateLargeApi(), content), largeQueries);
  if (isBuilt()) console.log(`\nIn the browser\n${formatTyping(await measureBuiltSite())}`);
  else console.log('\nNothing is built, so no browser is asked: `npm run build` first.');
}

async function compareEngines(
  path: string,
  searches: readonly Search[],
  files: readonly IndexFile[],
  records: readonly SearchRecord[],
): Promise<void> {
  const own = await judge(searches, queryClient(openClient(files)));
  console.log(`\n${path}\n${formatQuality(own)}`);
  for (const hasLayer of [false, true]) {
    const run = await openMiniSearch(records, hasLayer);
    if (!run) continue;
    const label = hasLayer ? 'MiniSearch with a layer' : 'MiniSearch';
    console.log(`\n${label}\n${formatQuality(await judge(searches, run), false)}`);
  }
}

async function printLosses(
  searches: readonly Search[],
  files: readonly IndexFile[],
): Promise<void> {
  const whole = await judge(searches, queryClient(openClient(files)));
  const losses = await Promise.all(
    Object.entries(ablations).map(async ([name, change]) => {
      const without = openClient(files, changeRanking(change));
      return { name, verdicts: await judge(searches, queryClient(without)) };
    }),
  );
  console.log(`\nLost without a part\n${formatLosses(whole, losses)}`);
}

function printCosts(label: string, files: readonly IndexFile[], queries: readonly string[]): void {
  console.log(`\n${label}\n${formatSizes(measureSizes(files, queries))}`);
  console.log(formatTimes(measureTimes(files, queries)));
}

/** Compares the hosted search with the embedded engine, by the same searches. */
async function compareHosted(): Promise<void> {
  const site = await readOwnSite();
  const own = queryClient(openClient(writeIndex(site.records, site.content)));
  const hosted = await openHosted(site);
  for (const path of paths) {
    const searches = readSearches(path);
    console.log(`\n${path}\n${formatQuality(await judge(searches, hosted.run), false)}`);
    console.log(formatComparison(await compareFirst(searches, own, hosted.run)));
  }
  await hosted.stop();
}

(values.hosted ? compareHosted() : runBench()).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
