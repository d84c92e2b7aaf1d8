import { newIssue } from '../new-issue';
import { Suggestions } from './Suggestions';
import type { Scope } from './search-scope';

interface NoResultsProps {
  query: string;
  scope: Scope;
  /** Starts another search. */
  search: (query: string) => void;
}

/** Shown when a search has no results. */
export function NoResults({ query, scope, search }: NoResultsProps) {
  return (
    <div className="search-message">
      <p className="search-message-title">
        No results for &quot;<span>{query}</span>&quot;
      </p>
      <Suggestions query={query} scope={scope} search={search} />
      <p>
        Believe this query should return results? <a href={newIssue}>Let us know.</a>
      </p>
    </div>
  );
}

/** Shown when a request fails. The query is kept and can be sent again. */
export function SearchError({ retry }: { retry: () => void }) {
  return (
    <div className="search-message" role="alert">
      <p className="search-message-title">Unable to fetch results</p>
      <p>You might want to check your network connection.</p>
      <button type="button" className="button" onClick={retry}>
        Retry
      </button>
    </div>
  );
}

/** Shown when a response takes longer than 200 ms. */
export function StillSearching() {
  return (
    <p className="search-stalled" role="status">
      Still searching…
    </p>
  );
}
