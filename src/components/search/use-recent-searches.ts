import { useState } from 'react';
import { readStorage, writeStorage } from '../../boot/storage';
import { addRecent, readRecent, removeRecent } from '../../search/recent-searches';

const key = 'recent-searches';

const read = () => readRecent(readStorage('localStorage', key));

/** The reader's recent searches, stored only in this browser. */
export function useRecentSearches() {
  const [queries, setQueries] = useState(read);
  const change = (next: string[]) => {
    setQueries(next);
    // Without storage they last as long as the dialog.
    writeStorage('localStorage', key, JSON.stringify(next));
  };
  return {
    queries,
    add: (query: string) => change(addRecent(read(), query)),
    remove: (query: string) => change(removeRecent(read(), query)),
  };
}
