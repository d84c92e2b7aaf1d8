import { type IndexFile, writeIndex } from '../../src/search/engine/index/write-index';
import { isBuilt } from '../build/build-stamp';
import { readOwnSite } from './own-site';
import { judge, openClient, queryClient } from './search/judge';
import { generateLargeApi } from './search/large-api';
import { measureSizes, measureTimes } from './search/measure-index';
import { measureBuiltSite } from './search/measure-typing';
import { formatQuality, formatSizes, formatTimes, formatTyping } from './search/report';
import { readSearches, searchSets } from './search/searches';

const [file] = process.argv.slice(2);
const paths = file ? [file] : Object.values(searchSets);
const largeQueries = ['create', 'list stoverti', 'conmen_ra', 'get quever pu', 'delete worr'];

async function runBench(): Promise<void> {
  const sets = paths.map((path) => ({ path, searches: readSearches(path) }));
  const { records, content } = await readOwnSite();
  const files = writeIndex(records, content);
  const run = queryClient(openClient(files));
  for (const { path, searches } of sets) {
    console.log(`\n${path}\n${formatQuality(await judge(searches, run))}`);
  }
  const queries = sets.flatMap(({ searches }) => searches.map(({ q }) => q));
  printCosts(`${records.length} records`, files, queries);
  printCosts('1,223 operations', writeIndex(generateLargeApi(), content), largeQueries);
  if (isBuilt()) console.log(`\nIn the browser\n${formatTyping(await measureBuiltSite())}`);
  else console.log('\nNothing is built, so no browser is asked: `npm run build` first.');
}

function printCosts(label: string, files: readonly IndexFile[], queries: readonly string[]): void {
  console.log(`\n${label}\n${formatSizes(measureSizes(files))}`);
  console.log(formatTimes(measureTimes(files, queries)));
}

runBench().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
