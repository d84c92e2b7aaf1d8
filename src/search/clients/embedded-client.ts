import type { Engine } from '../engine/create-engine';
import { hasOnlyLetters } from '../engine/index/shards';
import { presentHit, type RecordHit, type SearchHit } from '../engine/present/present-hit';
import { acceptsScope, type Filter, readFacetFilters } from '../engine/query/facet-filters';
import { readQuery } from '../engine/query/read-query';
import { recordKinds } from '../record';
import { createIndexLoader, type IndexLoader, type LoadFile } from './index-loader';
import { countFacets, isWeakResult, type ScopeResult, searchScope } from './scope-result';
import {
  type CompleteRequest,
  completeRequest,
  type SearchRequest,
  type SearchResult,
} from './search-request';

/** A client that InstantSearch can use, and a method that prepares it. */
export interface EmbeddedClient {
  /** Responds to a batch of requests, in order. Rejects if a file cannot be loaded. */
  search(requests: readonly SearchRequest[]): Promise<{ results: SearchResult[] }>;
  /** Loads what the first keystroke needs. */
  prepare(scope: { language: string; version: string }): Promise<void>;
}

/** Creates a client of the index that the site publishes. `load` returns a file by name. */
export function createEmbeddedClient(load: LoadFile): EmbeddedClient {
  const loader = createIndexLoader(load);
  return {
    async search(requests) {
      const respondToAll = () => Promise.all(requests.map((request) => respond(request, loader)));
      return { results: await tryAgainIfRenewed(loader, respondToAll) };
    },
    async prepare({ language, version }) {
      const filter = readFacetFilters([`language:${language}`, `version:${version}`]);
      await tryAgainIfRenewed(loader, async () => {
        const engines = await openEngines(loader, filter, '');
        // If all words are in one file, every query needs it.
        await Promise.all(engines.map((engine) => loader.loadShards(engine, '')));
      });
    },
  };
}

/** Runs a task again if it failed while a deploy has replaced the index, whose files may be gone. */
async function tryAgainIfRenewed<Result>(
  loader: IndexLoader,
  run: () => Promise<Result>,
): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (!(await loader.renew().catch(() => false))) throw error;
    return run();
  }
}

async function openEngines(loader: IndexLoader, filter: Filter, query: string): Promise<Engine[]> {
  const { scopes } = await loader.manifest();
  const wanted = scopes.filter((scope) => acceptsScope(filter, scope, recordKinds));
  const isShort = hasOnlyLetters(readQuery(query).words);
  return Promise.all(wanted.map(({ core, start = core }) => loader.engine(isShort ? start : core)));
}

async function respond(rawRequest: SearchRequest, loader: IndexLoader): Promise<SearchResult> {
  const start = performance.now();
  const request = completeRequest(rawRequest);
  const filter = readFacetFilters(request.facetFilters);
  // InstantSearch also searches before the reader has typed: an empty query loads and finds nothing.
  const isEmpty = request.query.trim() === '';
  const engines = isEmpty ? [] : await openEngines(loader, filter, request.query);
  await Promise.all(engines.map((engine) => loader.loadShards(engine, request.query)));
  const results = engines.map((engine) => searchScope(engine, request.query, filter));
  const nbHits = results.reduce((sum, { hits }) => sum + hits.length, 0);
  const { index, query, params, page, hitsPerPage, facets } = request;
  return {
    ...{ index, query, params, page, hitsPerPage, nbHits },
    isWeak: isWeakResult(results),
    hits: await presentPage(results, request, loader),
    nbPages: hitsPerPage > 0 ? Math.ceil(nbHits / hitsPerPage) : 0,
    exhaustiveNbHits: true,
    ...(facets.length > 0 && { facets: countFacets(results, facets) }),
    processingTimeMS: Math.round(performance.now() - start),
  };
}

async function presentPage(
  results: readonly ScopeResult[],
  { page, hitsPerPage, sections, tags, snippets }: CompleteRequest,
  loader: IndexLoader,
): Promise<SearchHit[]> {
  const ranked = results.flatMap(({ engine, found, hits }) =>
    hits.map((hit) => ({ ...hit, engine, found })),
  );
  if (results.length > 1) ranked.sort((a, b) => b.score - a.score);
  const visible = ranked.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
  return Promise.all(
    visible.map(async ({ engine, found, landing }) => {
      const { matches, count } = found;
      const present = async (record: number) => {
        const text = await loader.texts(engine, record);
        return presentHit(engine.core, record, text, { matches, count, tags, snippets });
      };
      const others = sections > 0 ? found.listSections(landing, sections) : [];
      const [hit, ...parts] = await Promise.all([landing, ...others].map(present));
      return { ...(hit as RecordHit), sections: parts };
    }),
  );
}
