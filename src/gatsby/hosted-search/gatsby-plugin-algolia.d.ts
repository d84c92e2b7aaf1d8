declare module 'gatsby-plugin-algolia/gatsby-node.js' {
  import type { IndexSettings } from 'algoliasearch';

  export interface Query {
    query: string;
    transformer(result: object): object[];
    settings: IndexSettings;
  }

  /** A request as the plugin's client makes it, whichever host it goes to; times are in seconds. */
  export interface ClientRequest {
    method: string;
    url: string;
    headers: Record<string, string>;
    data?: string;
    connectTimeout: number;
    responseTimeout: number;
  }

  export interface ClientResponse {
    /** 0 when there was none. */
    status: number;
    content: string;
    isTimedOut: boolean;
  }

  /** A request that failed in a way that lets the client try the next host. */
  export interface FailedRequest {
    response: ClientResponse;
    host: { url: string };
    /** How many hosts are left. */
    triesLeft: number;
  }

  type Log = (message: string, details: FailedRequest) => Promise<void>;

  export type PluginOptions = {
    appId: string;
    apiKey: string;
    indexName: string;
    /** What the index shall contain; with none the plugin sends nothing. */
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
