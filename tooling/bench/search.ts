import { parseArgs } from 'node:util';
import { loadContent } from '../../src/content/load-content';
import { buildPages } from '../../src/page-models/build-pages';
import { writeIndex } from '../../src/search/engine/index/write-index';
import { buildRecords } from '../../src/search/records/build-records';
import { isBuilt } from '../build-site';
import { ablations, changeRanking } from './search/ablations';
import {
  askClient,
  judge,
  openClient,
  readSearches,
  type Search,
  searchFiles,
} from './search/judge';
import { inventLargeApi } from './search/large-api';
import { measureSizes, measureTimes } from './search/measure-index';
import { measureBuiltSite } from './search/measure-typing';
import { openMiniSearch } from './search/minisearch';
import {
  formatLosses,
  formatQuality,
  formatSizes,
  formatTimes,
  formatTyping,
} from './search/report';

const { positionals } = parseArgs({ allowPositionals: true });
const tuning = positionals[0] ?? searchFiles.development;

async function runBench(): Promise<void> {
  const { content } = await loadContent('content');
  if (!content) throw new Error('The content cannot be read; `npm run check` says why.');
  const [{ code: language } = { code: 'en' }] = content.site.languages;
  const records = content.versions.flatMap((version) =>
    buildRecords(buildPages(version, language)),
  );
  const files = writeIndex(records, content.synonyms);
  const client = openClient(files);
  const sets: [name: string, searches: Search[]][] = [];
  for (const path of [tuning, searchFiles.heldOut]) {
    const searches = readSearches(path);
    if (searches) sets.push([path, searches]);
    else console.log(`There are no searches at ${path}, so none of them are asked.`);
  }
  for (const [name, searches] of sets) {
    console.log(`\n${name}\n${formatQuality(await judge(searches, askClient(client)))}`);
    for (const [label, hasLayer] of [
      ['MiniSearch', false],
      ['MiniSearch with a layer', true],
    ] as const) {
      const ask = await openMiniSearch(records, hasLayer);
      if (ask) console.log(`\n${label}\n${formatQuality(await judge(searches, ask), false)}`);
    }
  }
  const all = sets.flatMap(([, searches]) => searches);
  const whole = await judge(all, askClient(client));
  const losses = await Promise.all(
    Object.entries(ablations).map(async ([name, change]) => {
      const without = openClient(files, changeRanking(change));
      return { name, verdicts: await judge(all, askClient(without)) };
    }),
  );
  console.log(`\nLost without a part\n${formatLosses(whole, losses)}`);
  const queries = all.map(({ q }) => q);
  const large = writeIndex(inventLargeApi(), content.synonyms);
  const largeQueries = ['create', 'list stoverti', 'conmen_ra', 'get quever pu', 'delete worr'];
  console.log(`\n${records.length} records\n${formatSizes(measureSizes(files, queries))}`);
  console.log(formatTimes(measureTimes(files, queries)));
  console.log(`\n1,223 operations\n${formatSizes(measureSizes(large, largeQueries))}`);
  console.log(formatTimes(measureTimes(large, largeQueries)));
  if (isBuilt()) console.log(`\nIn the browser\n${formatTyping(await measureBuiltSite())}`);
  else console.log('\nNothing is built, so no browser is asked: `npm run build` first.');
}

runBench().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
