import type { GatsbyNode, SourceNodesArgs } from 'gatsby';
import { findContentRoot } from '../../content/files/content-root';
import { type LoadedContent, loadContent } from '../../content/load-content';
import { writeSiteData } from '../bundle/site-data';
import { getStoredContent, storeContent } from '../content-store';
import { createGuideFollower } from '../develop/follow-guides';
import { findGatsbyService, holdChanges, untilWaiting } from '../develop/hold-changes';
import { keepQueries } from '../develop/keep-queries';
import { keepSchema } from '../develop/keep-schema';
import { forgetSearchIndex } from '../develop/search-index';
import { showMoved } from '../develop/show-problems';
import { waitForValidContent, watchContent } from '../develop/watch-content';
import { writeSearchData, writeSearchIndex } from '../files/search-data';
import { writeScreenshots } from '../files/write-screenshots';
import { checkPages } from '../pages/check-pages';
import { keepUsedQueries } from '../pages/used-queries';
import { reportProblems } from '../report-problems';
import { createNodes } from './create-nodes';

const isBuild = process.env.NODE_ENV === 'production';

let first: LoadedContent | undefined;

/**
 * Reads and checks the content before any plugin does, so that authors only get our messages. A
 * mistake ends a build; `develop` waits until it is fixed.
 */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ reporter }) => {
  const root = findContentRoot();
  const [loaded, pageProblems] = await Promise.all([loadContent(root), checkPages()]);
  reportProblems(isBuild ? [...loaded.problems, ...pageProblems] : pageProblems, reporter);
  first = isBuild ? loaded : await waitForValidContent(root, reporter, loaded);
  keepUsedQueries();
};

/**
 * Creates the nodes of all content. Under `develop` they change whenever every file has been read without an
 * error, together with the nodes of files, and only while Gatsby waits for changes.
 */
export const sourceNodes: GatsbyNode['sourceNodes'] = async (args) => {
  const root = findContentRoot();
  await source(args, first ?? (await loadContent(root)), false);
  if (isBuild) {
    await writeSearchIndex(getStoredContent());
    return;
  }
  keepSchema();
  keepQueries(args.emitter);
  const changeNodes = holdChanges(args.emitter);
  const gatsby = findGatsbyService();
  const follow = createGuideFollower();
  follow(getStoredContent().content.versions);
  watchContent(root, args.reporter, async (loaded) => {
    await changeNodes(
      () => untilWaiting(gatsby),
      () => source(args, loaded, true),
    );
    // Before, there is no page yet where a guide has moved to.
    await untilWaiting(gatsby);
    showMoved(follow(getStoredContent().content.versions));
  });
};

/** Builds the pages, and creates from them the nodes and the data for the bundle and browsers. */
async function source(
  args: SourceNodesArgs,
  { content }: LoadedContent,
  isRefresh: boolean,
): Promise<void> {
  if (!content) return;
  const stored = storeContent(content);
  await createNodes(args, stored, isRefresh);
  await Promise.all([
    writeSiteData(stored),
    writeSearchData(stored),
    writeScreenshots(content.versions),
    ...(isBuild ? [] : [forgetSearchIndex()]),
  ]);
}
