import type { GatsbyNode, ParentSpanPluginArgs, SourceNodesArgs } from 'gatsby';
import { findContentRoot } from '../../content/files/content-root';
import { type LoadedContent, loadContent } from '../../content/load-content';
import { formatProblems, hasErrors, type Problem } from '../../problems/problem';
import { loadGrammars } from '../../prose/code/grammars';
import { buildRecords } from '../../search/records/build-records';
import { writeSiteData } from '../bundle/site-data';
import { storeContent } from '../content-store';
import { writeSearchData } from '../files/search-data';
import { checkPages } from '../pages/check-pages';
import { nodeTypes } from './plain-node';
import { toNodes } from './to-nodes';
import { toSearchRecordNode } from './types/search-record';

let loading: Promise<LoadedContent> | undefined;

type Reporter = ParentSpanPluginArgs['reporter'];

/** Names our errors, which Gatsby would call unknown. */
function nameErrors(reporter: Reporter): void {
  const text = ({ problems }: { problems: string }) => problems;
  reporter.setErrorMap({ content: { text, level: 'ERROR', category: 'USER' } });
}

/** Tells all problems at once; errors end a build, and are only shown while developing. */
function report(problems: readonly Problem[], reporter: Reporter): void {
  if (problems.length === 0) return;
  const text = formatProblems(problems);
  if (hasErrors(problems)) {
    reporter.panicOnBuild({ id: 'content', context: { problems: text } });
  } else {
    reporter.warn(text);
  }
}

/** Reads and checks the content before any plugin sees it, so that authors get our messages only. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ reporter }) => {
  nameErrors(reporter);
  loading = loadContent(findContentRoot());
  const [{ problems }, ofPages] = await Promise.all([loading, checkPages()]);
  report([...problems, ...ofPages], reporter);
};

/** Creates the nodes of the whole model, and again, debounced, when a file changes under `develop`. */
export const sourceNodes: GatsbyNode['sourceNodes'] = async (args) => {
  await createAll(args, await (loading ?? loadContent(findContentRoot())));
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
  report(loaded.problems, args.reporter);
  if (!hasErrors(loaded.problems)) await createAll(args, loaded);
}

async function createAll(args: SourceNodesArgs, { content }: LoadedContent): Promise<void> {
  if (!content) return;
  const { actions, createNodeId, createContentDigest, getNodesByType, pathPrefix } = args;
  await loadGrammars();
  const stored = storeContent(content);
  await writeSiteData(stored);
  const records = stored.versions.flatMap(buildRecords);
  await writeSearchData(content, records);
  const mdxIds = new Map(
    getNodesByType('Mdx').map((node) => [node.internal.contentFilePath, node.id]),
  );
  const nodes = [
    ...stored.versions.flatMap((pages) => toNodes(pages, pathPrefix)),
    ...records.map(toSearchRecordNode),
  ];
  const ids = new Set<string>();
  for (const { type, key, absolutePath, fields } of nodes) {
    const id = createNodeId(`${type} ${key}`);
    ids.add(id);
    // Not a child of the Mdx node: Gatsby deletes children before their parent changes, and the
    // page would be without data until we make them again.
    const data = absolutePath ? { ...fields, mdx: mdxIds.get(absolutePath) } : fields;
    await actions.createNode({
      ...data,
      id,
      parent: null,
      children: [],
      internal: { type, contentDigest: createContentDigest(data) },
    });
  }
  for (const node of nodeTypes.flatMap((type) => getNodesByType(type))) {
    if (!ids.has(node.id)) actions.deleteNode(node);
  }
}
