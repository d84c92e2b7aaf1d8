import type { IndexManifest } from './engine/index/index-files';

/** The data that is loaded together with the code of the search. */
export interface SearchData {
  /** Folder of the index, root-relative and without the prefix; undefined if the index is hosted. */
  folder?: string;
  /** Its manifest, which saves a request. */
  manifest?: IndexManifest;
  /** Titles to suggest if a search has no results. */
  areas: string[];
  /** Pages to suggest before anything is typed. */
  popular: { label: string; to: string }[];
  /** The CSS of the search, which no page contains. */
  style: string;
}
