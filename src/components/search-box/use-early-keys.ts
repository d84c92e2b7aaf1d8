import { type RefObject, useLayoutEffect } from 'react';
import { type EarlySearch, typeKey } from './early-search';

/** Collects what the reader types before the search field appears. */
export function useEarlyKeys(
  typed: RefObject<EarlySearch>,
  isOpen: boolean,
  isWaiting: boolean,
): void {
  useLayoutEffect(() => {
    if (!isOpen) typed.current = { text: '', isEntered: false };
    if (!isOpen || !isWaiting) return;
    const add = (key: string): boolean => {
      const next = typeKey(typed.current, key);
      typed.current = next ?? typed.current;
      return next !== undefined;
    };
    // The first one opened the search.
    window.docsSearch?.slice(1).forEach(add);
    window.docsSearch = undefined;
    const collect = (event: KeyboardEvent) => {
      const isModified = event.ctrlKey || event.metaKey || event.altKey;
      if (!isModified && add(event.key)) event.preventDefault();
    };
    document.addEventListener('keydown', collect);
    return () => document.removeEventListener('keydown', collect);
  }, [typed, isOpen, isWaiting]);
}
