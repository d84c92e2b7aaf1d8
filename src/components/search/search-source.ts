import type { InstantSearchProps } from 'react-instantsearch';
import type { Scope } from './search-scope';

/** A client that takes a list of requests, unlike those for compositions. */
export type SearchClient = Extract<
  InstantSearchProps['searchClient'],
  { search: (requests: never[]) => unknown }
>;

/** The index that is searched, and how. */
export interface SearchSource {
  indexName: string;
  client: SearchClient;
  /** Loads what the first keystroke needs. */
  prepare(scope: Scope): Promise<void>;
}
