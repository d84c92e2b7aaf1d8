import { listWords } from '../words';
import { groupRecords, type HostedRecord, isWeakResponse } from './group-records';
import { toHostedQuery } from './hosted-query';

/** The parameters of a search that differ from what is sent. */
interface HostedParams {
  query?: string;
  distinct?: number;
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
  facets?: Record<string, Record<string, number>>;
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
  siteTitle?: string,
): object[] {
  const request = {
    ...params,
    ...toHostedQuery(params.query ?? '', siteTitle),
    ...{ indexName, getRankingInfo: true },
  };
  if (!countsPages(params)) return [request];
  const counting = { ...request, distinct: 1, hitsPerPage: 0 };
  return [{ ...request, facets: [] }, counting];
}

/** Takes the responses to `expandRequest` from a list, and makes one of them, as the site shows it. */
export function readResponse(
  params: HostedParams,
  responses: HostedResponse[],
  siteTitle?: string,
): object {
  const [response, counted] = responses.splice(0, countsPages(params) ? 2 : 1);
  const { query = '' } = params;
  const hits = response?.hits ?? [];
  return {
    ...response,
    ...(counted?.facets && { facets: counted.facets }),
    query,
    hits: groupRecords(hits),
    isWeak: isWeakResponse(hits, listWords(toHostedQuery(query, siteTitle).query).length),
  };
}

function countsPages({ distinct = 1, facets = [] }: HostedParams): boolean {
  return distinct > 1 && facets.length > 0;
}
