import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { pushToHostedSearch } from '../../../../src/gatsby/hosted-search/hosted-search';
import type { SearchRecord } from '../../../../src/search/record';
import { type AlgoliaDouble, startDouble } from '../../../algolia-double/start-double';

/** A record that lacks nothing; a page of its own. */
export function createRecord(title: string, fields: Partial<SearchRecord> = {}): SearchRecord {
  const page = `/docs/${title.toLowerCase().replaceAll(' ', '-')}/`;
  return {
    objectID: `1 ${page}`,
    kind: 'guide',
    title,
    names: [],
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

/** What a push came to: whether the build went on, and everything that stood in its log. */
export interface Outcome {
  isDone: boolean;
  log: string;
}

/** An admin key that no test may find anywhere but in a request's head. */
export const adminKey = 'f00dfeed+secret/4711';
export const indexName = 'docs';

/** Pushes as a build does, to a double, from a content root and a public folder of its own. */
export class HostedSite {
  readonly folder = mkdtempSync(join(tmpdir(), 'hosted-'));
  records: SearchRecord[] = [];
  private constructor(readonly double: AlgoliaDouble) {}

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

  /** What the index holds now, by objectID. */
  get held() {
    return this.double.store.indexes.get(indexName)?.records ?? new Map();
  }

  write(file: string, text: string): void {
    writeFileSync(join(this.folder, file), text);
  }

  /** Pushes `records`, with further settings in the environment. */
  async push(records = this.records, settings: Record<string, string> = {}): Promise<Outcome> {
    const lines: string[] = [];
    let isDone = true;
    for (const [name, value] of Object.entries({ ...this.environment, ...settings })) {
      vi.stubEnv(name, value);
    }
    this.double.asked.length = 0;
    // Nodes come from GraphQL, where an optional field that a record lacks is null.
    const nodes = records.map((record) => ({ method: null, ...record }));
    try {
      await pushToHostedSearch(
        {
          info: (text: string) => lines.push(text),
          setErrorMap: () => undefined,
          panicOnBuild: (error: unknown) => {
            isDone = false;
            lines.push((error as { context: { text: string } }).context.text);
            return [];
          },
        } as never,
        async () => ({ data: { allSearchRecord: { nodes } } }),
        this.folder,
      );
    } finally {
      vi.unstubAllEnvs();
    }
    return { isDone, log: lines.join('\n') };
  }
}
