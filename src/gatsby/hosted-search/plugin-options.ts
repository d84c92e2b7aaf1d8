import type { PushAccess } from './environment';
import { recordQuery, toPushedRecords } from './pushed-record';
import { createRequester, type Requester } from './requester';

/** The options of gatsby-plugin-algolia that are used. */
export type PluginOptions = {
  appId: string;
  apiKey: string;
  indexName: string;
  queries: { query: string; transformer: typeof toPushedRecords; settings: object }[];
  algoliasearchOptions: { requester: Requester };
};

/**
 * Returns the options of gatsby-plugin-algolia. The admin key is not one of them, because Gatsby stores
 * the options of each plugin in a node: the requester adds it.
 */
export function toPluginOptions(access: PushAccess): PluginOptions {
  const { appId, indexName, mode } = access;
  // The settings are pushed before the records (`hosted-index.ts`). Without an object here, the plugin
  // would send those of the index back to it.
  const query = { query: recordQuery, transformer: toPushedRecords, settings: {} };
  return {
    appId,
    apiKey: 'added by the requester',
    indexName,
    // A dry run of the plugin itself would create the index.
    queries: mode === 'dry' ? [] : [query],
    algoliasearchOptions: { requester: createRequester(access) },
  };
}
