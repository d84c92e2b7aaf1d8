import type { Scope } from './search-scope';
import { useSuggestions } from './use-suggestions';

interface SuggestionsProps {
  /** The query so far; may be empty. */
  query: string;
  scope: Scope;
  /** Searches for something else. */
  search: (query: string) => void;
}

/** Suggestions for searches that have results. */
export function Suggestions({ query, scope, search }: SuggestionsProps) {
  const suggestions = useSuggestions(query, scope);
  if (suggestions.length === 0) return null;
  return (
    <div>
      <p id="search.suggestions">Try searching for</p>
      <ul className="search-suggestions" aria-labelledby="search.suggestions">
        {suggestions.map((suggestion) => (
          <li key={suggestion}>
            <button type="button" onClick={() => search(suggestion)}>
              {suggestion}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
