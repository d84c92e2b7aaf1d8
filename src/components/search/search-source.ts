import type { InstantSearchProps } from 'react-instantsearch';
import type { Scope } from './search-scope';

/** A client that takes a list of requests; InstantSearch also accepts those of compositions. */
export type SearchClient = Extract<
  InstantSearchProps['searchClient'],
  { search: (requests: never[]) => unknown }
>;

/** Where results come from. */
export interface SearchSource {
  indexName: string;
  client: SearchClient;
  /** Loads what the first keystroke needs. */
  prepare(scope: Scope): Promise<void>;
}
