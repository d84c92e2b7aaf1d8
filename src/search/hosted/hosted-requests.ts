import type { Vocabulary } from '../engine/index/write-index';
import { listWords } from '../words';
import { type GroupedHit, type HostedRecord, isWeakResponse } from './group-records';
import { toHostedQuery } from './hosted-query';
import { rankRecords } from './rank-records';

/** The number of hits of a request that does not say how many it wants. */
const defaultHits = 20;
/** At least as many hits as are ranked together, even if fewer are shown. */
const leastRanked = 20;

/** The parameters of a search that differ from what is sent. */
interface HostedParams {
  query?: string;
  distinct?: number;
  hitsPerPage?: number;
  page?: number;
  facets?: string | readonly string[];
}

/** A request of a batch; newer clients put the parameters next to the name. */
export interface HostedRequest extends HostedParams {
  indexName: string;
  params?: HostedParams;
}

/** The part of a response that is read. */
export interface HostedResponse {
  hits: HostedRecord[];
  nbHits?: number;
  /** The index may have fewer pages than its hits would fill. */
  nbPages?: number;
  facets?: Record<string, Record<string, number>>;
}

/** A response as the site shows it. */
export interface RankedResponse extends Omit<HostedResponse, 'hits'> {
  hits: GroupedHit<HostedRecord>[];
  query: string;
  page: number;
  hitsPerPage: number;
  nbPages: number;
  /** True if no hit has most of the words searched for. */
  isWeak: boolean;
}

/** Returns the parameters of a request. */
export function readParams({ indexName: _, params, ...direct }: HostedRequest): HostedParams {
  return { ...direct, ...params };
}

/**
 * Returns what is sent for one request. With several records of a page, facets would count each of
 * them, so a second request counts pages.
 */
export function expandRequest(
  indexName: string,
  params: HostedParams,
  { site }: Vocabulary = {},
): object[] {
  const request = {
    ...params,
    ...toHostedQuery(params.query ?? '', site?.title),
    ...{ indexName, getRankingInfo: true },
    ...toWindow(params).request,
  };
  if (!countsPages(params)) return [request];
  const counting = { ...request, distinct: 1, hitsPerPage: 0 };
  return [{ ...request, facets: [] }, counting];
}

/** Takes the responses to `expandRequest` from a list, and makes one of them, as the site shows it. */
export function readResponse(
  params: HostedParams,
  responses: HostedResponse[],
  vocabulary: Vocabulary = {},
): RankedResponse {
  const [response, counted] = responses.splice(0, countsPages(params) ? 2 : 1);
  const { query = '', page = 0, hitsPerPage = defaultHits } = params;
  const { start, pages, request } = toWindow(params);
  const hits = rankRecords(response?.hits ?? [], query, vocabulary).slice(
    start,
    start + hitsPerPage,
  );
  const { nbHits = 0, nbPages = nbHits } = response ?? {};
  const lastPage = hitsPerPage > 0 ? Math.ceil(nbHits / hitsPerPage) : 0;
  const words = listWords(toHostedQuery(query, vocabulary.site?.title).query);
  return {
    ...response,
    ...(counted?.facets && { facets: counted.facets }),
    ...{ query, page, hitsPerPage, hits, nbPages: Math.min(lastPage, nbPages * pages) },
    // What follows the first hits has fewer of the words anyway.
    isWeak: request.page === 0 && isWeakResponse(response?.hits ?? [], words.length),
  };
}

/**
 * Returns the page of the hosted index that contains a page of hits and is large enough to be ranked,
 * and where in it the hits start. No hits are asked for where only facets are wanted.
 */
function toWindow({ page = 0, hitsPerPage = defaultHits }: HostedParams) {
  if (hitsPerPage === 0) return { request: { page, hitsPerPage }, start: 0, pages: 0 };
  const pages = Math.ceil(leastRanked / hitsPerPage);
  return {
    pages,
    request: { page: Math.floor(page / pages), hitsPerPage: pages * hitsPerPage },
    start: (page % pages) * hitsPerPage,
  };
}

function countsPages({ distinct = 1, facets = [] }: HostedParams): boolean {
  return distinct > 1 && facets.length > 0;
}
