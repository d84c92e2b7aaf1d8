import type { BuildArgs } from 'gatsby';
import type { PluginOptions } from 'gatsby-plugin-algolia/gatsby-node.js';
import { listPushHosts } from '../../search/hosted/algolia-hosts';
import { algoliaSettings } from '../../search/hosted/algolia-settings';
import type { PushAccess } from './environment';
import { recordQuery, toPushedRecords } from './pushed-record';
import { createRequester } from './requester';

const name = 'gatsby-plugin-algolia';

/**
 * Returns the options of gatsby-plugin-algolia in `gatsby-config`. The plugin does nothing until
 * `allowPush` sets its queries. It never receives the admin key, because Gatsby stores the options of
 * each plugin in a node: the requester adds the key to each request.
 */
export function toPluginOptions({ appId, indexName }: PushAccess): PluginOptions {
  return { appId, apiKey: 'added by the requester', indexName, queries: [] };
}

/** The parts of Gatsby that are needed to let the plugin push in its own hook. */
export interface PluginAccess {
  store: Pick<BuildArgs['store'], 'getState'>;
  getCache(name: string): Pick<ReturnType<BuildArgs['getCache']>, 'set'>;
  info(text: string): void;
}

/**
 * Allows gatsby-plugin-algolia to push in its own hook: one query for all records, and the settings of
 * the index. The plugin stores what it is about to push in its cache, and relies on that even after a
 * failed push. Therefore its cache is set to the actual content of the index.
 */
export async function allowPush(
  { store, getCache, info }: PluginAccess,
  { appId, indexName, adminKey, host }: PushAccess,
  digests: ReadonlyMap<string, string>,
): Promise<void> {
  const objects = [...digests].map(([id, contentDigest]) => [id, { internal: { contentDigest } }]);
  await getCache(name).set(`algolia-objects-${indexName}`, Object.fromEntries(objects));
  // Gatsby copies the options of gatsby-config, so the plugin's copy can only be changed here.
  const plugins: { name: string; pluginOptions: PluginOptions }[] =
    store.getState().flattenedPlugins;
  const plugin = plugins.find((each) => each.name === name);
  if (!plugin) throw new Error(`${name} is not listed in gatsby-config.ts`);
  const hosts = listPushHosts(appId, host);
  plugin.pluginOptions.algoliasearchOptions = {
    hosts: [hosts[0]],
    requester: createRequester({ key: adminKey, adminKey, hosts, info }),
  };
  plugin.pluginOptions.queries = [
    { query: recordQuery, transformer: toPushedRecords, settings: algoliaSettings },
  ];
}
