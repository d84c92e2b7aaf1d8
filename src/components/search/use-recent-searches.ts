import { useState } from 'react';
import { addRecent, readRecent, removeRecent } from '../../search/recent-searches';

const key = 'recent-searches';

function read(): string[] {
  try {
    return readRecent(localStorage.getItem(key));
  } catch {
    return [];
  }
}

function write(recent: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(recent));
  } catch {
    // Without storage they last as long as the dialog.
  }
}

/** The reader's recent searches, stored only in this browser. */
export function useRecentSearches() {
  const [recent, setRecent] = useState(read);
  const change = (next: string[]) => {
    setRecent(next);
    write(next);
  };
  return {
    recent,
    add: (query: string) => change(addRecent(read(), query)),
    remove: (query: string) => change(removeRecent(read(), query)),
  };
}
