import type { Engine, Found } from '../engine/create-engine';
import type { IndexScope, TextsFile } from '../engine/index/index-files';
import { presentHit, presentSnippets, type RecordHit } from '../engine/present/present-hit';
import { type RecordKind, recordKinds } from '../record';
import { type Filter, readFacetFilters } from './facet-filters';
import { createIndexLoader, type IndexLoader, type LoadFile } from './index-loader';
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
      await tryAgainIfRenewed(loader, () => openScope(loader, filter));
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

/** A language and version, with its index. */
interface OpenedScope {
  scope: IndexScope;
  engine: Engine;
}

/** Opens the language and version that a filter accepts: readers search in one. */
async function openScope(loader: IndexLoader, filter: Filter): Promise<OpenedScope | undefined> {
  const { scopes } = await loader.manifest();
  const scope = scopes.find((each) => listKinds(each, filter).length > 0);
  return scope && { scope, engine: await loader.engine(scope.corpus) };
}

/** Lists the kinds that a filter accepts in a language and version. */
function listKinds({ language, version }: IndexScope, filter: Filter) {
  return recordKinds.filter((kind) => filter({ kind, language, version }));
}

async function respond(rawRequest: SearchRequest, loader: IndexLoader): Promise<SearchResult> {
  const request = completeRequest(rawRequest);
  const { index, query, page, hitsPerPage } = request;
  const asked = { index, query, page, hitsPerPage };
  const filter = readFacetFilters(request.facetFilters);
  // InstantSearch also searches before the reader has typed: an empty query loads and finds nothing.
  const opened = query.trim() === '' ? undefined : await openScope(loader, filter);
  const found = opened?.engine.find(query);
  const hits = opened && found ? listHits(opened, found, filter) : [];
  if (!opened || !found || hits.length === 0) {
    return { ...asked, hits: [], nbHits: 0, nbPages: 0, isWeak: false, omitted: [] };
  }
  const { isWeak, omitted, corrected } = found;
  const visible = hits.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
  const present = (record: number) => presentRecord(record, opened, found, request, loader);
  return {
    ...asked,
    nbHits: hits.length,
    nbPages: hitsPerPage > 0 ? Math.ceil(hits.length / hitsPerPage) : 0,
    isWeak,
    omitted,
    corrected,
    hits: visible.map(({ landing }) => {
      const { sections } = request;
      const others = sections > 0 ? found.listSections(landing, sections) : [];
      return { ...present(landing), sections: others.map(present) };
    }),
    facets: countFacets(hits, opened.scope, request.facets),
  };
}

/** A page that was found, with the record that it leads to, whose kind is that of the hit. */
interface LandedHit {
  landing: number;
  kind: RecordKind;
}

/** Lists the pages that pass a filter, best first. */
function listHits({ scope, engine }: OpenedScope, found: Found, filter: Filter): LandedHit[] {
  const kinds = listKinds(scope, filter);
  return found.hits
    .map((hit): LandedHit => {
      const landing = found.findLanding(hit);
      return { landing, kind: engine.corpus.kinds[landing] ?? 'guide' };
    })
    .filter(({ kind }) => kinds.includes(kind));
}

/** Counts the pages for each value of the facets. */
function countFacets(
  hits: readonly LandedHit[],
  { language, version }: IndexScope,
  facets: readonly string[],
): SearchResult['facets'] {
  const counts: SearchResult['facets'] = {};
  for (const { kind } of hits) {
    for (const [facet, value] of Object.entries({ kind, language, version })) {
      if (!facets.includes(facet)) continue;
      const values = counts[facet] ?? {};
      counts[facet] = { ...values, [value]: (values[value] ?? 0) + 1 };
    }
  }
  return counts;
}

function presentRecord(
  record: number,
  { scope, engine }: OpenedScope,
  { matches, words }: Found,
  { tags, snippets }: CompleteRequest,
  loader: IndexLoader,
): RecordHit {
  const presentation = { matches, words, tags, snippets };
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
