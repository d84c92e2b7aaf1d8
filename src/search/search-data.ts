import type { IndexManifest } from './engine/index/index-files';

/** What is loaded together with the code of the search. */
export interface SearchData {
  /** Where the index lies, root-relative and without the prefix; none where a hosted one is asked. */
  folder?: string;
  /** Its manifest, which saves the way to it. */
  manifest?: IndexManifest;
  /** Titles to propose where nothing is found. */
  areas: string[];
  /** The style of the search, which no page has in its document. */
  style: string;
}
