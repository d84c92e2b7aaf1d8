import type { KeyboardEvent } from 'react';
import data from 'site-data/search.json';
import { cutQuery } from '../../search/search-address';
import { Icon } from '../Icon';
import { Link } from '../Link';

interface SearchStartProps {
  recent: readonly string[];
  search: (query: string) => void;
  remove: (query: string) => void;
}

/** Moves the focus between the rows with the arrow keys. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = ({ ArrowDown: 1, ArrowUp: -1 } as const)[event.key];
  if (!step) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-start]')];
  const current = (event.target as HTMLElement).closest('li');
  const index = rows.findIndex((row) => current?.contains(row));
  rows[(index + step + rows.length) % rows.length]?.focus();
  event.preventDefault();
}

/** What the dialog offers while its field is empty: the reader's recent searches, and pages that authors suggest. */
export function SearchStart({ recent, search, remove }: SearchStartProps) {
  return (
    <section className="search-start" aria-label="Suggestions" onKeyDown={moveFocus}>
      {recent.length > 0 && (
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
      )}
      {data.popular.length > 0 && (
        <>
          <p className="search-head" id="search.popular">
            Popular pages
          </p>
          <ul aria-labelledby="search.popular">
            {data.popular.map(({ label, to }) => (
              <li key={to}>
                <Link to={to} data-start="">
                  <Icon name="file" />
                  <span>{label}</span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
