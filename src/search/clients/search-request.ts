import type { SearchHit } from '../engine/present/present-hit';
import type { FacetFilters } from '../engine/query/facet-filters';

/** What can be asked, named as InstantSearch names it. */
export interface SearchParams {
  query?: string;
  hitsPerPage?: number;
  page?: number;
  facetFilters?: FacetFilters;
  facets?: string | readonly string[];
  highlightPreTag?: string;
  highlightPostTag?: string;
  /** `text:24`: attribute and number of words. */
  attributesToSnippet?: readonly string[];
}

/** One of the requests of a batch; newer clients have the parameters beside the name. */
export interface SearchRequest extends SearchParams {
  indexName?: string;
  params?: SearchParams;
}

/** The answer to one request. */
export interface SearchResult {
  index: string;
  query: string;
  params: string;
  hits: SearchHit[];
  nbHits: number;
  page: number;
  nbPages: number;
  hitsPerPage: number;
  exhaustiveNbHits: boolean;
  facets?: Record<string, Record<string, number>>;
  processingTimeMS: number;
}

/** A request with everything said. */
export interface CompleteRequest {
  index: string;
  query: string;
  page: number;
  hitsPerPage: number;
  facetFilters: FacetFilters;
  facets: readonly string[];
  tags: { pre: string; post: string };
  snippets: { text: number; code: number };
  /** The parameters as text, which answers repeat. */
  params: string;
}

/** Fills in what a request leaves out. */
export function completeRequest(request: SearchRequest): CompleteRequest {
  const { indexName = '', params: nested, ...beside } = request;
  const params: SearchParams = { ...beside, ...nested };
  const { facets = [], attributesToSnippet = ['text:24', 'code:12'] } = params;
  const wordsOf = (attribute: string, count: number) => {
    const [, words] = /:(\d+)$/.exec(
      attributesToSnippet.find((each) => each.startsWith(`${attribute}:`)) ?? '',
    ) ?? [undefined, count];
    return Number(words);
  };
  return {
    index: indexName,
    query: params.query ?? '',
    page: Math.max(0, params.page ?? 0),
    hitsPerPage: Math.max(0, params.hitsPerPage ?? 20),
    facetFilters: params.facetFilters ?? [],
    facets: typeof facets === 'string' ? [facets] : facets,
    tags: { pre: params.highlightPreTag ?? '<mark>', post: params.highlightPostTag ?? '</mark>' },
    snippets: { text: wordsOf('text', 24), code: wordsOf('code', 12) },
    params: writeParams(params),
  };
}

function writeParams(params: SearchParams): string {
  const entries = Object.entries(params).map(([key, value]): [string, string] => {
    return [key, typeof value === 'object' ? JSON.stringify(value) : String(value)];
  });
  return new URLSearchParams(entries).toString();
}
