import type { KeyboardEvent } from 'react';
import { Icon } from '../Icon';

interface RecentSearchesProps {
  recent: readonly string[];
  search: (query: string) => void;
  remove: (query: string) => void;
}

/** Moves the focus between searches with the arrow keys. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = ({ ArrowDown: 1, ArrowUp: -1 } as const)[event.key];
  if (!step) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-recent]')];
  const row = (event.target as HTMLElement).closest('li')?.querySelector<HTMLElement>('button');
  const index = row ? buttons.indexOf(row) : -1;
  buttons[(index + step + buttons.length) % buttons.length]?.focus();
  event.preventDefault();
}

/** The recent searches, shown while the field is empty. */
export function RecentSearches({ recent, search, remove }: RecentSearchesProps) {
  if (recent.length === 0) return <p className="search-hint">No recent searches</p>;
  return (
    <div className="search-recent">
      <p className="search-head" id="search-recent">
        Recent searches
      </p>
      <ul aria-labelledby="search-recent" onKeyDown={moveFocus}>
        {recent.map((query) => (
          <li key={query}>
            <button type="button" data-recent="" onClick={() => search(query)}>
              <Icon name="search" />
              <span>{query}</span>
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
    </div>
  );
}
