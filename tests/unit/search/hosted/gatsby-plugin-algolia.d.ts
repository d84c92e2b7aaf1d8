declare module 'gatsby-plugin-algolia/gatsby-node.js' {
  interface Activity {
    start(): void;
    setStatus(status: string): void;
    end(): void;
    panicOnBuild(message: string, error?: Error): void;
  }

  /** The arguments of a hook that the plugin uses. */
  export interface PluginArguments {
    graphql(query: string): Promise<object>;
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

  export function onPostBuild(args: PluginArguments, options: object): Promise<void>;
}
