import type { Engine, Found } from '../engine/create-engine';
import { kinds } from '../engine/index/index-files';
import { presentHit, type SearchHit } from '../engine/present/present-hit';
import {
  acceptsScope,
  type Facet,
  type Filter,
  readFacetFilters,
} from '../engine/query/facet-filters';
import type { Ranking } from '../engine/score/ranking';
import { createIndexLoader, type IndexLoader, type LoadFile } from './index-loader';
import {
  type CompleteRequest,
  completeRequest,
  type SearchRequest,
  type SearchResult,
} from './search-request';

/** A client in the form that InstantSearch takes, and a way to make it ready. */
export interface EmbeddedClient {
  /** Answers a batch of requests in their order. Rejects when a file cannot be loaded. */
  search(requests: readonly SearchRequest[]): Promise<{ results: SearchResult[] }>;
  /** Loads what the first keystroke needs. */
  prepare(scope: { language: string; version: string }): Promise<void>;
}

/** What was found in one language and version. */
interface Answer {
  engine: Engine;
  found: Found;
}

/** The client of the index that the site itself publishes. `load` gives a file of it by its name. */
export function createEmbeddedClient(load: LoadFile, ranking?: Ranking): EmbeddedClient {
  const loader = createIndexLoader(load, ranking);
  return {
    async search(requests) {
      return { results: await Promise.all(requests.map((request) => answer(request, loader))) };
    },
    async prepare({ language, version }) {
      const filter = readFacetFilters([`language:${language}`, `version:${version}`]);
      const engines = await openEngines(loader, filter);
      // Where the words are one file, every query needs it.
      await Promise.all(engines.map((engine) => loader.loadWords(engine, '')));
    },
  };
}

async function openEngines(loader: IndexLoader, filter: Filter): Promise<Engine[]> {
  const { scopes } = await loader.manifest();
  const wanted = scopes.filter((scope) => acceptsScope(filter, scope, kinds));
  return Promise.all(wanted.map(({ core }) => loader.engine(core)));
}

async function answer(given: SearchRequest, loader: IndexLoader): Promise<SearchResult> {
  const start = performance.now();
  const request = completeRequest(given);
  const filter = readFacetFilters(request.facetFilters);
  // InstantSearch asks before a reader has typed: nothing is found by nothing, and nothing loaded.
  const isEmpty = request.query.trim() === '';
  const engines = isEmpty ? [] : await openEngines(loader, filter);
  await Promise.all(engines.map((engine) => loader.loadWords(engine, request.query)));
  const answers = engines.map((engine): Answer => {
    const { core } = engine;
    const { language, version } = core;
    const passing = kinds.filter((kind) => filter({ kind, language, version }));
    const accepts = (record: number) => passing.includes(core.kinds[record] ?? 'guide');
    return { engine, found: engine.find(request.query, accepts) };
  });
  const nbHits = answers.reduce((sum, { found }) => sum + found.hits.length, 0);
  const { index, query, params, page, hitsPerPage, facets } = request;
  return {
    ...{ index, query, params, page, hitsPerPage, nbHits },
    hits: await presentPage(answers, request, loader),
    nbPages: hitsPerPage > 0 ? Math.ceil(nbHits / hitsPerPage) : 0,
    exhaustiveNbHits: true,
    ...(facets.length > 0 && { facets: countFacets(answers, facets) }),
    processingTimeMS: Math.round(performance.now() - start),
  };
}

async function presentPage(
  answers: readonly Answer[],
  { page, hitsPerPage, tags, snippets }: CompleteRequest,
  loader: IndexLoader,
): Promise<SearchHit[]> {
  const ranked = answers.flatMap((each) => each.found.hits.map((hit) => ({ ...each, hit })));
  if (answers.length > 1) ranked.sort((a, b) => b.hit.score - a.hit.score);
  const shown = ranked.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
  return Promise.all(
    shown.map(async ({ engine, found, hit }) => {
      const record = found.landingOf(hit);
      const text = await loader.texts(engine, record);
      const { marks, count } = found;
      return presentHit(engine.core, record, text, { marks, count, tags, snippets });
    }),
  );
}

/** How many pages each value of a facet would leave. */
function countFacets(
  answers: readonly Answer[],
  facets: readonly string[],
): Record<string, Record<string, number>> {
  const counts: Record<string, Record<string, number>> = {};
  const add = (facet: Facet, value: string) => {
    if (!facets.includes(facet) && !facets.includes('*')) return;
    const values = counts[facet] ?? {};
    values[value] = (values[value] ?? 0) + 1;
    counts[facet] = values;
  };
  for (const { engine, found } of answers) {
    for (const hit of found.hits) {
      for (const kind of hit.kinds) add('kind', kind);
      add('language', engine.core.language);
      add('version', engine.core.version);
    }
  }
  return counts;
}
