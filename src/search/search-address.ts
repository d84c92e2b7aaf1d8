import { type RecordKind, recordKinds } from './record';

/** The maximum number of characters of a query in a search field or an address. */
export const maxQueryLength = 64;

/** What the address of the search page contains. */
export interface SearchAddress {
  query: string;
  /** What did not fit into the query. */
  rest?: string;
  kinds: RecordKind[];
  /** Only set if it is not the reader's default version. */
  version?: string;
}

/** Cuts a query to 64 characters, without splitting a surrogate pair. */
export function cutQuery(text: string): string {
  return text.slice(0, maxQueryLength).replace(/[\uD800-\uDBFF]$/, '');
}

/**
 * Fits a text into a search field: on one line, and cut between words, or within one that is longer than the
 * field. `rest` is what does not fit.
 */
export function fitQuery(text: string): { query: string; rest: string } {
  const line = text.replace(/\s+/g, ' ').trim();
  const cut = cutQuery(line);
  const isBetween = cut === line || line[cut.length] === ' ';
  const end = isBetween ? cut.length : cut.lastIndexOf(' ');
  const query = end > 0 ? cut.slice(0, end) : cut;
  return { query, rest: line.slice(query.length).trim() };
}

/** Reads the query string of an address. */
export function readAddress(search: string): SearchAddress {
  const params = new URLSearchParams(search);
  const wanted = (params.get('kind') ?? '').split(',');
  const version = params.get('version');
  const typed = params.get('q') ?? '';
  return {
    ...(typed.length > maxQueryLength ? fitQuery(typed) : { query: typed }),
    kinds: recordKinds.filter((kind) => wanted.includes(kind)),
    ...(version && { version }),
  };
}

/** Writes the query string, `?q=webhook`; empty if there is nothing to write. */
export function writeAddress({ query, kinds = [], version }: Partial<SearchAddress>): string {
  const params = new URLSearchParams();
  if (query) params.set('q', query);
  if (kinds.length > 0) params.set('kind', kinds.join(','));
  if (version) params.set('version', version);
  const text = params.toString();
  return text && `?${text}`;
}
