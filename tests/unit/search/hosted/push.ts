import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as plugin from 'gatsby-plugin-algolia/gatsby-node.js';
import { vi } from 'vitest';
import { readPushAccess } from '../../../../src/gatsby/hosted-search/environment';
import * as hostedSearch from '../../../../src/gatsby/hosted-search/hosted-search';
import { toPluginOptions } from '../../../../src/gatsby/hosted-search/plugin-options';
import { createAlgoliaClient } from '../../../../src/search/clients/algolia-client';
import type { SearchRecord } from '../../../../src/search/record';
import { type AlgoliaDouble, startDouble } from '../../../algolia-double/start-double';

/** A complete record on its own page. */
export function createRecord(title: string, fields: Partial<SearchRecord> = {}): SearchRecord {
  const page = `/docs/${title.toLowerCase().replaceAll(' ', '-')}/`;
  return {
    objectID: `1 ${page}`,
    kind: 'guide',
    title,
    names: [],
    questions: [],
    breadcrumb: ['Guides'],
    route: page,
    page,
    pageTitle: title,
    text: `All about: ${title}.`,
    code: '',
    terms: [],
    language: 'en',
    version: '1',
    weight: 1,
    part: 0,
    ...fields,
  };
}

/** The result of a push: whether the build continued, and its complete log. */
export interface Outcome {
  isDone: boolean;
  log: string;
}

/** An admin key that must not appear anywhere but in a request header. */
export const adminKey = 'f00dfeed+secret/4711';
export const indexName = 'docs';

/** Pushes to a double as a build does, from its own content root and public folder. */
export class HostedSite {
  readonly folder = mkdtempSync(join(tmpdir(), 'hosted-'));
  records: SearchRecord[] = [];
  /** Gatsby's cache, which outlives a build. */
  private readonly cache = new Map<string, unknown>();
  private constructor(readonly double: AlgoliaDouble) {
    mkdirSync(join(this.folder, 'public'));
  }

  static async start(): Promise<HostedSite> {
    return new HostedSite(await startDouble({ adminKey }));
  }

  stop(): Promise<void> {
    rmSync(this.folder, { recursive: true });
    return this.double.stop();
  }

  get environment(): Record<string, string> {
    return {
      GATSBY_ALGOLIA_APP_ID: 'DOUBLE',
      GATSBY_ALGOLIA_INDEX: indexName,
      ALGOLIA_ADMIN_KEY: adminKey,
      ALGOLIA_HOST: this.double.address,
      CONTENT_DIR: this.folder,
    };
  }

  /** What the index contains now, by objectID. */
  get indexed() {
    return this.double.store.indexes.get(indexName)?.records ?? new Map();
  }

  /** Searches the index as a reader's browser does, and returns the titles of hits. */
  async search(query: string, facetFilters: string[]): Promise<string[]> {
    const { address: host } = this.double;
    const client = createAlgoliaClient({
      appId: 'DOUBLE',
      searchKey: 'search-key',
      indexName,
      host,
    });
    const requests = [{ indexName, params: { query, facetFilters } }];
    const { results } = await client.search<SearchRecord>(requests);
    return (results as { hits: SearchRecord[] }[]).flatMap(({ hits }) =>
      hits.map(({ title }) => title),
    );
  }

  write(file: string, text: string): void {
    writeFileSync(join(this.folder, file), text);
  }

  /** Pushes `records`, with further settings in the environment. */
  async push(records = this.records, settings: Record<string, string> = {}): Promise<Outcome> {
    for (const [name, value] of Object.entries({ ...this.environment, ...settings })) {
      vi.stubEnv(name, value);
    }
    this.double.requests.length = 0;
    const build = new FakeBuild(this.folder, records, this.cache);
    const isDone = await build.finish();
    vi.unstubAllEnvs();
    return { isDone, log: build.lines.join('\n') };
  }
}

/** Thrown where Gatsby would end the process. */
class Exit extends Error {}

/** The end of a build as Gatsby runs it: the hooks in the order of `gatsby-config`, until one panics. */
class FakeBuild {
  readonly lines: string[] = [];
  private readonly access = readPushAccess(process.env);
  private readonly pluginOptions = this.access && toPluginOptions(this.access);

  constructor(
    private readonly directory: string,
    private readonly records: readonly SearchRecord[],
    private readonly cached: Map<string, unknown>,
  ) {}

  /** Whether the build completed. */
  async finish(): Promise<boolean> {
    try {
      await hostedSearch.onPostBuild(this.guardArguments, { step: 'guard' });
      if (this.pluginOptions) await plugin.onPostBuild(this.pluginArguments, this.pluginOptions);
      await hostedSearch.onPostBuild(this.guardArguments, { step: 'check' });
      return true;
    } catch (error) {
      if (error instanceof Exit) return false;
      throw error;
    }
  }

  private get guardArguments(): hostedSearch.HookArguments {
    const program = { directory: this.directory };
    return {
      graphql: this.graphql,
      store: { getState: () => ({ program }) },
      getCache: () => this.cache,
      reporter: {
        info: (text = '') => this.lines.push(text),
        setErrorMap: () => undefined,
        panicOnBuild: ({ context }) => this.panic(context.text),
      },
    };
  }

  private get pluginArguments(): plugin.PluginArguments {
    const ignore = () => undefined;
    const panicOnBuild = (message: string, error?: Error) => {
      // The plugin panics once more about its own panic, which no longer runs in a build.
      if (error instanceof Exit) throw error;
      this.panic(error ? `${message}: ${error.message}` : message);
    };
    const activity = { start: ignore, setStatus: ignore, end: ignore, panicOnBuild };
    const reporter = { info: ignore, warn: ignore, activityTimer: () => activity, panicOnBuild };
    return { graphql: this.graphql, cache: this.cache, reporter };
  }

  /** Nodes come from GraphQL, where an optional field that a record lacks is null. */
  private readonly graphql = async () => ({
    data: { allSearchRecord: { nodes: this.records.map((each) => ({ method: null, ...each })) } },
  });

  private readonly cache = {
    get: async (key: string) => this.cached.get(key),
    set: async (key: string, value: unknown) => this.cached.set(key, value),
  };

  private panic(text: string): never {
    this.lines.push(text);
    throw new Exit();
  }
}
