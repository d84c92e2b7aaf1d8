import { useEffect } from 'react';
import { cutQuery } from '../../search/search-address';
import { nothingTyped, type Typed } from './typed';

/**
 * Opens the search that a reader asked for before hydration, or that a reload interrupted, with what
 * had been typed.
 */
export function useKeptSearch(open: (typed: Typed) => void): void {
  useEffect(() => {
    const { search = '', ...state } = history.state ?? {};
    if (history.state?.search !== undefined) history.replaceState(state, '');
    // The first key opens the search.
    if (window.docsSearch?.length) open(replayKeys(search, window.docsSearch.slice(1)));
    window.docsSearch = undefined;
  }, [open]);
}

function replayKeys(before: string, keys: readonly string[]): Typed {
  let text = before;
  for (const key of keys) {
    if (key === 'Backspace') text = text.slice(0, -1);
    else if (key !== 'Enter') text += key;
  }
  return { ...nothingTyped, text: cutQuery(text), isEntered: keys.at(-1) === 'Enter' };
}
