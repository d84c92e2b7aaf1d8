/** The data that is compiled into the code of the search. Nothing in it may depend on texts of pages. */
export interface SearchData {
  /** Titles to suggest if a search has no results. */
  areas: string[];
  /** Pages to suggest before anything is typed. */
  popular: { label: string; to: string }[];
  /** The CSS of the search, which no page contains. */
  style: string;
}
