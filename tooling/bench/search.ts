import { writeIndex } from '../../src/search/engine/index/write-index';
import { isBuilt } from '../build/build-stamp';
import { exitWith } from '../exit-with';
import { readOwnSite } from './own-site';
import { judge, openClient, queryClient, readSearches, searchSets } from './search/judge';
import { measureSizes, measureTimes } from './search/measure-index';
import { measureBuiltSite } from './search/measure-typing';
import { formatQuality, formatSizes, formatTimes, formatTyping } from './search/report';

const [file] = process.argv.slice(2);
const paths = file ? [file] : Object.values(searchSets);

async function runBench(): Promise<number> {
  const sets = paths.map((path) => ({ path, searches: readSearches(path) }));
  const { records, content } = await readOwnSite();
  const files = writeIndex(records, content);
  const run = queryClient(openClient(files));
  for (const { path, searches } of sets) {
    console.log(`\n${path}\n${formatQuality(await judge(searches, run))}`);
  }
  const queries = sets.flatMap(({ searches }) => searches.map(({ q }) => q));
  console.log(`\n${records.length} records\n${formatSizes(measureSizes(files))}`);
  console.log(formatTimes(measureTimes(files, queries)));
  if (isBuilt()) console.log(`\nIn the browser\n${formatTyping(await measureBuiltSite())}`);
  else console.log('\nNothing is built, so no browser is asked: `npm run build` first.');
  return 0;
}

exitWith(runBench());
