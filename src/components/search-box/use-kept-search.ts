import { useEffect } from 'react';
import type { EarlySearchRef } from './early-search';

/**
 * Opens the search that a reader asked for before hydration, or that a reload interrupted, with what
 * had been typed.
 */
export function useKeptSearch(typed: EarlySearchRef, open: () => void): void {
  useEffect(() => {
    const { search, ...state } = history.state ?? {};
    if (search !== undefined) {
      history.replaceState(state, '');
      typed.current = { text: search, isEntered: false };
      open();
    } else if (window.docsSearch?.length) open();
    else window.docsSearch = undefined;
  }, [typed, open]);
}
