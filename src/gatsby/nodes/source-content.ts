import type { GatsbyNode, SourceNodesArgs } from 'gatsby';
import { findContentRoot } from '../../content/files/content-root';
import { type LoadedContent, loadContent } from '../../content/load-content';
import { hasErrors } from '../../problems/problem';
import { loadGrammars } from '../../prose/code/grammars';
import { writeSiteData } from '../bundle/site-data';
import { storeContent } from '../content-store';
import { writeSearchData } from '../files/search-data';
import { checkPages } from '../pages/check-pages';
import { reportProblems } from '../report-problems';
import { createNodes } from './create-nodes';

let loading: Promise<LoadedContent> | undefined;

/** Reads and checks the content before any plugin does, so that authors only get our messages. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ reporter }) => {
  loading = loadContent(findContentRoot());
  const [{ problems }, pageProblems] = await Promise.all([loading, checkPages()]);
  reportProblems([...problems, ...pageProblems], reporter);
};

/** Creates the nodes of all content. With `develop`, creates them again, debounced, when a file changes. */
export const sourceNodes: GatsbyNode['sourceNodes'] = async (args) => {
  await source(args, await (loading ?? loadContent(findContentRoot())));
  if (process.env.NODE_ENV === 'production') return;
  let timer: NodeJS.Timeout | undefined;
  const schedule = ({ payload }: { payload?: { internal?: { type?: string } } }) => {
    if (payload?.internal?.type !== 'File') return;
    clearTimeout(timer);
    timer = setTimeout(() => void refresh(args), 200);
  };
  args.emitter.on('CREATE_NODE', schedule);
  args.emitter.on('DELETE_NODE', schedule);
};

async function refresh(args: SourceNodesArgs): Promise<void> {
  const loaded = await loadContent(findContentRoot());
  reportProblems(loaded.problems, args.reporter);
  if (!hasErrors(loaded.problems)) await source(args, loaded);
}

/** Builds the pages, and creates from them the nodes and the data for the bundle and browsers. */
async function source(args: SourceNodesArgs, { content }: LoadedContent): Promise<void> {
  if (!content) return;
  await loadGrammars();
  const stored = storeContent(content);
  await writeSiteData(stored);
  await writeSearchData(content.synonyms, [...stored.records.values()].flat());
  await createNodes(args, stored);
}
