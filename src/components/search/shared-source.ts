import { openSearch } from 'search-client';
import { findScope } from './search-scope';
import type { SearchSource } from './search-source';

let source: SearchSource | undefined;

/** Returns the source shared by dialog and search page, so that nothing is loaded twice. */
export function getSource(): SearchSource {
  source ??= openSearch();
  return source;
}

/** Loads what the first keystroke needs in a docs version. */
export function prepareSearch(version: string): Promise<void> {
  return getSource().prepare(findScope(version));
}
