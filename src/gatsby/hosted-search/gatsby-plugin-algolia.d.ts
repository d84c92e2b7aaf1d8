declare module 'gatsby-plugin-algolia/gatsby-node.js' {
  import type { IndexSettings } from 'algoliasearch';

  export interface Query {
    query: string;
    transformer(result: object): object[];
    settings: IndexSettings;
  }

  /** A request of the plugin's client to any host; times are in seconds. */
  export interface ClientRequest {
    method: string;
    url: string;
    headers: Record<string, string>;
    data?: string;
    connectTimeout: number;
    responseTimeout: number;
  }

  export interface ClientResponse {
    /** 0 if there was no response. */
    status: number;
    content: string;
    isTimedOut: boolean;
  }

  /** A failed request after which the client can try the next host. */
  export interface FailedRequest {
    response: ClientResponse;
    host: { url: string };
    /** The number of hosts that are left. */
    triesLeft: number;
  }

  type Log = (message: string, details: FailedRequest) => Promise<void>;

  export type PluginOptions = {
    appId: string;
    apiKey: string;
    indexName: string;
    /** The content of the index. Without queries, the plugin sends nothing. */
    queries: Query[];
    algoliasearchOptions: {
      timeouts: { connect: number; read: number; write: number };
      hosts?: { url: string; protocol: 'http' | 'https' }[];
      requester: { send(request: ClientRequest): Promise<ClientResponse> };
      logger: { debug: Log; info: Log; error: Log };
    };
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
