import type { SearchHit } from '../engine/present/present-hit';
import type { FacetFilters } from './facet-filters';

/** The parameters of a search, with InstantSearch's names. */
interface SearchParams {
  query?: string;
  hitsPerPage?: number;
  page?: number;
  facetFilters?: FacetFilters;
  facets?: string | readonly string[];
  /** The number of records of each page, at most. */
  distinct?: number;
  highlightPreTag?: string;
  highlightPostTag?: string;
  /** `text:24`: an attribute and its number of words. */
  attributesToSnippet?: readonly string[];
}

/** A request of a batch. */
export interface SearchRequest {
  indexName?: string;
  params?: SearchParams;
}

/** The response to one request. */
export interface SearchResult {
  index: string;
  query: string;
  hits: SearchHit[];
  nbHits: number;
  /** True if no hit has most of what was searched for: they are only the closest pages. */
  isWeak: boolean;
  /** The words that nothing is known of, while the hits are for the others. */
  omitted: string[];
  /** The query with the words that the hits have instead of misspelt ones; undefined if there are none. */
  corrected?: string;
  page: number;
  nbPages: number;
  hitsPerPage: number;
  facets?: Record<string, Record<string, number>>;
}

/** A request with all defaults filled in. */
export type CompleteRequest = ReturnType<typeof completeRequest>;

/** Fills in the defaults of a request. */
export function completeRequest(request: SearchRequest) {
  const { indexName = '', params = {} } = request;
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
    /** The number of records of a page in addition to its best one. */
    sections: Math.max(0, (params.distinct ?? 1) - 1),
    facets: typeof facets === 'string' ? [facets] : facets,
    tags: { pre: params.highlightPreTag ?? '<mark>', post: params.highlightPostTag ?? '</mark>' },
    snippets: { text: wordsOf('text', 24), code: wordsOf('code', 12) },
  };
}
