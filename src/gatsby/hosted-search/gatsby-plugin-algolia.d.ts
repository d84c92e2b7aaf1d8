declare module 'gatsby-plugin-algolia/gatsby-node.js' {
  import type { IndexSettings } from 'algoliasearch';
  import type { AlgoliaHost } from '../../search/hosted/algolia-hosts';
  import type { Requester } from './requester';

  export interface Query {
    query: string;
    transformer(result: object): object[];
    settings: IndexSettings;
  }

  /** The parts of the options of the plugin's client that are used. */
  export interface ClientOptions {
    hosts: AlgoliaHost[];
    requester: Requester;
  }

  export type PluginOptions = {
    appId: string;
    apiKey: string;
    indexName: string;
    /** The content of the index. Without queries, the plugin sends nothing. */
    queries: Query[];
    algoliasearchOptions?: ClientOptions;
  };

  interface Activity {
    start(): void;
    setStatus(status: string): void;
    end(): void;
    panicOnBuild(message: string, error?: Error): void;
  }

  /** The arguments of a hook that the plugin uses. */
  export interface PluginArguments {
    graphql(query: string, variables?: object): Promise<object>;
    cache: {
      get(key: string): Promise<unknown>;
      set(key: string, value: unknown): Promise<unknown>;
    };
    reporter: {
      activityTimer(name: string): Activity;
      info(text: string): void;
      warn(text: string): void;
      panicOnBuild(message: string, error?: Error): void;
    };
  }

  export function onPostBuild(args: PluginArguments, options: PluginOptions): Promise<void>;
}
