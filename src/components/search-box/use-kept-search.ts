import { useEffect } from 'react';
import { type EarlySearchRef, nothingTyped, typeKey } from './early-search';

/**
 * Opens the search that a reader asked for before hydration, or that a reload interrupted, with what
 * had been typed.
 */
export function useKeptSearch(typed: EarlySearchRef, open: () => void): void {
  useEffect(() => {
    const { search, ...state } = history.state ?? {};
    if (search !== undefined) history.replaceState(state, '');
    if (window.docsSearch?.length) {
      // The first key opens the search.
      const [, ...keys] = window.docsSearch;
      const kept = { ...nothingTyped, text: search ?? '' };
      typed.current = keys.reduce((early, key) => typeKey(early, key) ?? early, kept);
      open();
    }
    window.docsSearch = undefined;
  }, [typed, open]);
}
