import { type RefObject, useEffect } from 'react';

/** Opens the search again after a reload that interrupted it, with what had been typed. */
export function useKeptSearch(typed: RefObject<string>, open: () => void): void {
  useEffect(() => {
    const { search, ...state } = history.state ?? {};
    if (search === undefined) return;
    history.replaceState(state, '');
    typed.current = search;
    open();
  }, [typed, open]);
}
