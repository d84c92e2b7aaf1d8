import shell from 'site-data/shell.json';
import type { Scope } from './search-scope';
import { useSuggestions } from './use-suggestions';

interface NoResultsProps {
  query: string;
  scope: Scope;
  /** Searches for something else. */
  search: (query: string) => void;
}

/** What to do where nothing was found. */
export function NoResults({ query, scope, search }: NoResultsProps) {
  const suggestions = useSuggestions(query, scope);
  const address = `${shell.repository.replace(/\/$/, '')}/issues/new`;
  return (
    <div className="search-message">
      <p className="search-message-title">
        No results for &quot;<span>{query}</span>&quot;
      </p>
      {suggestions.length > 0 && (
        <div>
          <p id="search-suggestions">Try searching for</p>
          <ul className="search-suggestions" aria-labelledby="search-suggestions">
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button type="button" onClick={() => search(suggestion)}>
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p>
        Believe this query should return results? <a href={address}>Let us know.</a>
      </p>
    </div>
  );
}
