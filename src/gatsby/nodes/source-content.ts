import type { GatsbyNode, SourceNodesArgs } from 'gatsby';
import { findContentRoot } from '../../content/files/content-root';
import { type LoadedContent, loadContent } from '../../content/load-content';
import { loadGrammars } from '../../prose/code/grammars';
import { writeSiteData } from '../bundle/site-data';
import { getStoredContent, storeContent } from '../content-store';
import { loadFaultlessContent } from '../develop/load-faultless-content';
import { oneAtATime } from '../develop/one-at-a-time';
import { followChanges, releaseChanges } from '../develop/refresh';
import { writeSearchData } from '../files/search-data';
import { writeScreenshots } from '../files/write-screenshots';
import { checkPages } from '../pages/check-pages';
import { reportProblems } from '../report-problems';
import { createNodes } from './create-nodes';

const isBuild = process.env.NODE_ENV === 'production';
/** Milliseconds without a change after which `develop` indexes the records again. */
const indexingDelay = 2_000;

let isRefresh = false;
let next: LoadedContent | undefined;

/**
 * Reads and checks the content before any plugin does, so that authors only get our messages. A
 * mistake ends a build; `develop` waits until it is fixed.
 */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ reporter }) => {
  const root = findContentRoot();
  const [loaded, pageProblems] = await Promise.all([loadContent(root), checkPages()]);
  reportProblems(isBuild ? [...loaded.problems, ...pageProblems] : pageProblems, reporter);
  next = isBuild ? loaded : await loadFaultlessContent(root, loaded, reporter);
};

/**
 * Creates the nodes of all content. `develop` runs this again when files have changed, with the
 * content that it has read since.
 */
export const sourceNodes: GatsbyNode['sourceNodes'] = async (args) => {
  await releaseChanges();
  const loaded = next ?? (await loadContent(findContentRoot()));
  await source(args, loaded);
  if (isBuild) return;
  isRefresh = true;
  followChanges(args, (changed) => {
    next = changed;
  });
};

/** Builds the pages, and creates from them the nodes and the data for the bundle and browsers. */
async function source(args: SourceNodesArgs, { content }: LoadedContent): Promise<void> {
  if (!content) return;
  await loadGrammars();
  const stored = storeContent(content);
  await writeSiteData(stored);
  await writeScreenshots(content.versions);
  if (isRefresh) indexLater();
  else await indexRecords();
  await createNodes(args, stored, isRefresh);
}

function indexRecords(): Promise<void> {
  const { content, records } = getStoredContent();
  return writeSearchData(content, [...records.values()].flat());
}

/** The index is compiled into the bundle, so an author who writes on does not wait for it. */
const indexLater = oneAtATime(indexRecords, indexingDelay);
