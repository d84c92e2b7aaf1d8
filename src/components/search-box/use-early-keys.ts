import { useLayoutEffect } from 'react';
import { type EarlySearchRef, typeKey } from './early-search';

/**
 * Collects what the reader types before the search field appears, which is some time after its code has
 * loaded: the dialog is open then, and has the focus.
 */
export function useEarlyKeys(typed: EarlySearchRef, isOpen: boolean, isWaiting: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) typed.current = { text: '', isEntered: false };
    if (!isOpen || !isWaiting) return;
    const add = (key: string): boolean => {
      const next = typed.current && typeKey(typed.current, key);
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
