import { kinds as recordKinds } from './engine/index/index-files';
import type { RecordKind } from './record';

/** More than this is in no box and in no address. */
export const longestQuery = 64;

/** What the address of the search page says. */
export interface SearchAddress {
  query: string;
  kinds: RecordKind[];
  /** Only where it is not the version that a reader usually gets. */
  version?: string;
}

/** A query of at most 64 characters, which does not end with half a character. */
export function cutQuery(text: string): string {
  return text.slice(0, longestQuery).replace(/[\uD800-\uDBFF]$/, '');
}

/** Reads the part of an address behind the question mark. */
export function readAddress(search: string): SearchAddress {
  const params = new URLSearchParams(search);
  const wanted = (params.get('kind') ?? '').split(',');
  const version = params.get('version');
  return {
    query: cutQuery(params.get('q') ?? ''),
    kinds: recordKinds.filter((kind) => wanted.includes(kind)),
    ...(version && { version }),
  };
}

/** Writes it again: `?q=webhook`, or nothing. */
export function writeAddress({ query, kinds = [], version }: Partial<SearchAddress>): string {
  const params = new URLSearchParams();
  if (query) params.set('q', query);
  if (kinds.length > 0) params.set('kind', kinds.join(','));
  if (version) params.set('version', version);
  const text = params.toString();
  return text && `?${text}`;
}
