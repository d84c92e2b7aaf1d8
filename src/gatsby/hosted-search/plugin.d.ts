declare module 'gatsby-plugin-algolia/gatsby-node.js' {
  interface Activity {
    start(): void;
    setStatus(status: string): void;
    end(): void;
    panicOnBuild(message: string, error?: unknown): void;
  }

  /** As much of what Gatsby gives a hook as the plugin uses. */
  export interface PluginArguments {
    graphql(query: string, variables?: object): Promise<unknown>;
    cache: {
      get(key: string): Promise<unknown>;
      set(key: string, value: unknown): Promise<unknown>;
    };
    reporter: {
      activityTimer(name: string): Activity;
      info(text: string): void;
      warn(text: string): void;
      panicOnBuild(message: string, error?: unknown): void;
    };
  }

  export function onPostBuild(args: PluginArguments, options: object): Promise<void>;
}
