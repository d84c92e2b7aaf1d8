import { newIssue } from '../new-issue';
import { Suggestions } from './Suggestions';
import type { Scope } from './search-scope';

interface NoResultsProps {
  query: string;
  scope: Scope;
  /** Searches for something else. */
  search: (query: string) => void;
}

/** What to do where nothing was found. */
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
