import type { KeyboardEvent } from 'react';
import { PopularPages } from './PopularPages';
import { RecentSearches } from './RecentSearches';

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

/** What the dialog offers while its field is empty. */
export function SearchStart(props: SearchStartProps) {
  return (
    <section className="search-start" aria-label="Suggestions" onKeyDown={moveFocus}>
      <RecentSearches {...props} />
      <PopularPages />
    </section>
  );
}
