import { createRequire } from 'node:module';
import type { CreateSchemaCustomizationArgs, SourceNodesArgs } from 'gatsby';
import { loadContent } from '../../../src/content/load-content';
import { storeContent } from '../../../src/gatsby/content-store';
import { describeRoot } from '../../../src/gatsby/develop/dev-server';
import { createNodes } from '../../../src/gatsby/nodes/create-nodes';
import { createSchemaCustomization } from '../../../src/gatsby/nodes/schema';

// A process with Gatsby's own store and schema, and the nodes of a content root: see gatsby-queries.ts.

process.env.GATSBY_LOGGER = 'yurnalist';
const fromProject = createRequire(import.meta.url);
const load = (module: string) => fromProject(`gatsby/dist/${module}`);

const { store } = load('redux');
const runApi: (name: string, args?: object) => Promise<unknown> = load('utils/api-runner-node');

const plugin = {
  name: 'default-site-plugin',
  version: '1',
  pluginOptions: {},
  nodeAPIs: ['createSchemaCustomization', 'sourceNodes'],
};

const hooks = {
  createSchemaCustomization(args: CreateSchemaCustomizationArgs) {
    // Those that our types refer to; gatsby-plugin-mdx would declare it.
    args.actions.createTypes('type Mdx implements Node { id: ID! }');
    return createSchemaCustomization?.(args, { plugins: [] }, () => {});
  },
  async sourceNodes(args: SourceNodesArgs) {
    const { content } = await loadContent(String(process.env.CONTENT_DIR));
    if (content) await createNodes(args, storeContent(content), false);
  },
};

async function start() {
  store.dispatch({ type: 'SET_PROGRAM', payload: { directory: process.cwd() } });
  store.dispatch({ type: 'SET_SITE_CONFIG', payload: { pathPrefix: '' } });
  store.dispatch({ type: 'SET_SITE_FLATTENED_PLUGINS', payload: [plugin] });
  load('utils/import-gatsby-plugin').setGatsbyPluginCache(plugin, 'gatsby-node', hooks);
  await runApi('createSchemaCustomization');
  await runApi('sourceNodes', { waitForCascadingActions: true });
  await load('schema').build({});
  describeRoot(store.getState().schema);
  return new (load('query/graphql-runner').GraphQLRunner)(store);
}

const runner = start();
process.on('message', async ({ id, query, variables }: Question) => {
  const answer = await (await runner).query(query, variables ?? {}, { queryName: 'test' });
  process.send?.({ id, answer: JSON.parse(JSON.stringify(answer)) });
});

/** A query and its number. */
export interface Question {
  id: number;
  query: string;
  variables?: object | undefined;
}
