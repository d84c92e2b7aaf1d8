import type { IndexManifest } from './engine/index/index-files';

/** What is loaded together with the code of the search. */
export interface SearchData {
  /** Folder of the index, root-relative and without the prefix; none if the index is hosted. */
  folder?: string;
  /** Its manifest, which saves a request. */
  manifest?: IndexManifest;
  /** Titles to suggest if a search has no results. */
  areas: string[];
  /** The style of the search, which is in no page's document. */
  style: string;
}
