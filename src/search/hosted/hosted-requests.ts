import { groupBy } from '../../text/group-by';
import { correctQuery } from '../correct-query';
import type { SearchRecord } from '../record';
import { isStopWord, listWords } from '../words';

/** The parameters of a search that decide what is sent. */
interface HostedParams {
  query?: string;
  /** The number of records of each page, at most. */
  distinct?: number;
  page?: number;
  facets?: string | readonly string[];
}

/** A request of a batch. */
export interface HostedRequest {
  indexName: string;
  params?: HostedParams;
}

/** A record as the hosted index returns it. */
export interface HostedRecord extends Pick<SearchRecord, 'objectID' | 'page' | 'title'> {
  /** How the record matched, because it is asked for. */
  _rankingInfo?: { words: number };
  _highlightResult?: MarkedTexts;
  _snippetResult?: MarkedTexts;
}

/** Texts with tags around what matched. An index whose settings were changed by hand may leave out any. */
type MarkedTexts = Record<string, { value: string } | readonly { value: string }[] | undefined>;

/** The part of a response that is read. */
export interface HostedResponse {
  hits: HostedRecord[];
  facets?: Record<string, Record<string, number>>;
}

/** A response as the site shows it. */
export interface HostedResult extends Omit<HostedResponse, 'hits'> {
  /** The best record of each page, with the others of it. */
  hits: (HostedRecord & { sections: HostedRecord[] })[];
  /** True if no hit has most of the words searched for. */
  isWeak: boolean;
  /** The query with the words that the hits have instead of misspelt ones; undefined if there are none. */
  corrected?: string;
}

/**
 * Returns what is sent for one request. With several records of a page, facets would count each of
 * them, so a second request counts pages.
 */
export function expandRequest(indexName: string, params: HostedParams): object[] {
  const request = { ...params, indexName, getRankingInfo: true };
  if (!countsPages(params)) return [request];
  return [
    { ...request, facets: [] },
    { ...request, distinct: 1, hitsPerPage: 0 },
  ];
}

/** Takes the responses to `expandRequest` from a list, and makes one of them, as the site shows it. */
export function readResponse(params: HostedParams, responses: HostedResponse[]): HostedResult {
  const [response, counted] = responses.splice(0, countsPages(params) ? 2 : 1);
  const { hits = [] } = response ?? {};
  return {
    ...response,
    facets: counted?.facets ?? response?.facets,
    hits: groupByPage(hits),
    isWeak: isWeakResponse(hits, params),
    corrected: correctQuery(params.query ?? '', hits.slice(0, topHits).flatMap(listMarked)),
  };
}

function countsPages({ distinct = 1, facets = [] }: HostedParams): boolean {
  return distinct > 1 && facets.length > 0;
}

/** Pages, and the records of each, keep the order of the response. */
function groupByPage(records: readonly HostedRecord[]): HostedResult['hits'] {
  const pages = groupBy(records, ({ page }) => page);
  return [...pages.values()].flatMap(([best, ...sections]) => (best ? { ...best, sections } : []));
}

/** Only good hits show what was meant. */
const topHits = 5;

function listMarked({
  _highlightResult: highlighted = {},
  _snippetResult: snippet = {},
}: HostedRecord) {
  const { title, names, breadcrumb } = highlighted;
  const { text, code } = snippet;
  return [title, names, breadcrumb, text, code].flat().flatMap((each) => each?.value ?? []);
}

/** The number of first hits that are looked at. */
const firstHits = 3;
/** The share of the words that one of them must have so that it can be an answer. */
const minShare = 0.5;

/** What follows the first hits has fewer of the words anyway. */
function isWeakResponse(
  hits: readonly HostedRecord[],
  { query = '', page = 0 }: HostedParams,
): boolean {
  const wordCount = listWords(query).filter((word) => !isStopWord(word)).length;
  if (hits.length === 0 || page > 0 || wordCount === 0) return false;
  const counts = hits
    .slice(0, firstHits)
    .map(({ _rankingInfo }) => _rankingInfo?.words ?? wordCount);
  return Math.max(...counts) / wordCount < minShare;
}
