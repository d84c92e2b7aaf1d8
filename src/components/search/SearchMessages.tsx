import { cutQuery } from '../../search/search-address';
import { newIssue } from '../new-issue';
import { Suggestions } from './Suggestions';
import type { Scope } from './search-scope';
import { useFailureCause } from './use-failure-cause';

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
        No results for &quot;<span>{cutQuery(query)}</span>&quot;
      </p>
      <Suggestions query={query} scope={scope} search={search} />
      <p>
        Believe this query should return results? <a href={newIssue}>Let us know.</a>
      </p>
    </div>
  );
}

interface SearchErrorProps {
  /** The text in the dialog's field, which a reload has to keep; the search page has it in its address. */
  typed?: string;
  retry: () => void;
}

/** Shown when a request fails. The query is kept and can be sent again. */
export function SearchError({ typed, retry }: SearchErrorProps) {
  const cause = useFailureCause(typed);
  if (!cause) return <StillSearching />;
  const { reload } = cause;
  return (
    <div className="search-message" role="alert">
      <p className="search-message-title">Unable to fetch results</p>
      <p>
        {reload
          ? 'A newer version of this site is available.'
          : 'You might want to check your network connection.'}
      </p>
      <button type="button" className="button" onClick={reload ?? retry}>
        {reload ? 'Reload' : 'Retry'}
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
