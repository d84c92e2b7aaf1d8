import { cutQuery } from '../../search/search-address';
import { Icon } from '../Icon';

interface RecentSearchesProps {
  recent: readonly string[];
  search: (query: string) => void;
  remove: (query: string) => void;
}

/** The recent searches, which can be repeated and removed. */
export function RecentSearches({ recent, search, remove }: RecentSearchesProps) {
  if (recent.length === 0) return null;
  return (
    <>
      <p className="search-head" id="search.recent">
        Recent searches
      </p>
      <ul aria-labelledby="search.recent">
        {recent.map((query) => (
          <li key={query}>
            <button type="button" data-start="" onClick={() => search(query)}>
              <Icon name="search" />
              <span>{cutQuery(query)}</span>
            </button>
            <button
              type="button"
              className="icon-button"
              aria-label={`Remove ${query} from recent searches`}
              onClick={() => remove(query)}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
