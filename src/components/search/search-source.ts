import type { InstantSearchProps } from 'react-instantsearch';
import type { Scope } from './search-scope';

/** Where answers come from. */
export interface SearchSource {
  indexName: string;
  client: InstantSearchProps['searchClient'];
  /** Makes ready what the first keystroke needs. */
  prepare(scope: Scope): Promise<void>;
}
