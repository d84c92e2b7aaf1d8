import type { IndexScope, TextsFile } from '../engine/index/index-files';
import {
  presentHit,
  presentSnippets,
  type RecordHit,
  type SearchHit,
} from '../engine/present/present-hit';
import { recordKinds } from '../record';
import { acceptsScope, type Filter, readFacetFilters } from './facet-filters';
import { createIndexLoader, type IndexLoader, type LoadFile } from './index-loader';
import {
  countFacets,
  findCorrected,
  isWeakResult,
  listOmitted,
  type ScopeResult,
  searchScope,
} from './scope-result';
import {
  type CompleteRequest,
  completeRequest,
  type SearchRequest,
  type SearchResult,
} from './search-request';

/** A client that InstantSearch can use, and a method that prepares it. */
export interface EmbeddedClient {
  /**
   * Responds to a batch of requests, in order. Rejects if what ranking needs cannot be loaded. The texts
   * are requested with the first hits, which do not wait for them.
   */
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
      await tryAgainIfRenewed(loader, () => openScopes(loader, filter));
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

async function openScopes(loader: IndexLoader, filter: Filter) {
  const { scopes } = await loader.manifest();
  const wanted = scopes.filter((scope) => acceptsScope(filter, scope, recordKinds));
  return Promise.all(
    wanted.map(async (scope) => ({ scope, engine: await loader.engine(scope.corpus) })),
  );
}

async function respond(rawRequest: SearchRequest, loader: IndexLoader): Promise<SearchResult> {
  const start = performance.now();
  const request = completeRequest(rawRequest);
  const filter = readFacetFilters(request.facetFilters);
  // InstantSearch also searches before the reader has typed: an empty query loads and finds nothing.
  const isEmpty = request.query.trim() === '';
  const opened = isEmpty ? [] : await openScopes(loader, filter);
  const results = opened.map(({ scope, engine }) =>
    searchScope(scope, engine, request.query, filter),
  );
  const nbHits = results.reduce((sum, { hits }) => sum + hits.length, 0);
  const { index, query, params, page, hitsPerPage, facets } = request;
  return {
    index,
    query,
    params,
    page,
    hitsPerPage,
    nbHits,
    isWeak: isWeakResult(results),
    omitted: listOmitted(results),
    corrected: findCorrected(results),
    hits: presentPage(results, request, loader),
    nbPages: hitsPerPage > 0 ? Math.ceil(nbHits / hitsPerPage) : 0,
    exhaustiveNbHits: true,
    facets: facets.length > 0 ? countFacets(results, facets) : undefined,
    processingTimeMS: Math.round(performance.now() - start),
  };
}

function presentPage(
  results: readonly ScopeResult[],
  request: CompleteRequest,
  loader: IndexLoader,
): SearchHit[] {
  const { page, hitsPerPage, sections } = request;
  const ranked = results.flatMap((result) => result.hits.map((hit) => ({ ...hit, result })));
  if (results.length > 1) ranked.sort((a, b) => b.score - a.score);
  const visible = ranked.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
  return visible.map(({ landing, result }) => {
    const present = (record: number) => presentRecord(record, result, request, loader);
    const others = sections > 0 ? result.found.listSections(landing, sections) : [];
    return { ...present(landing), sections: others.map(present) };
  });
}

function presentRecord(
  record: number,
  { scope, engine, found }: ScopeResult,
  { tags, snippets }: CompleteRequest,
  loader: IndexLoader,
): RecordHit {
  const presentation = { matches: found.matches, words: found.words, tags, snippets };
  const hit = presentHit(engine.corpus, record, presentation);
  const cut = (texts: TextsFile) =>
    presentSnippets(engine.corpus, record, hit, texts, presentation);
  const texts = loader.loadedTexts(scope.texts);
  if (texts) return { ...hit, _snippetResult: cut(texts) };
  return {
    ...hit,
    snippetsLater: loadTexts(loader, scope).then((loaded) => loaded && cut(loaded)),
  };
}

/** Returns the texts; undefined if they cannot be loaded. If a deploy has replaced them, the next search uses the new index. */
async function loadTexts(
  loader: IndexLoader,
  { texts }: IndexScope,
): Promise<TextsFile | undefined> {
  try {
    return await loader.texts(texts);
  } catch {
    await loader.renew().catch(() => false);
    return undefined;
  }
}
