import { type RefObject, useLayoutEffect } from 'react';

/** Collects what the reader types before the search field appears. */
export function useEarlyKeys(typed: RefObject<string>, isOpen: boolean, isWaiting: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) typed.current = '';
    if (!isOpen || !isWaiting) return;
    const collect = (event: KeyboardEvent) => {
      const { key } = event;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (key === 'Backspace') typed.current = typed.current.slice(0, -1);
      else if (key.length === 1) typed.current += key;
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', collect);
    return () => document.removeEventListener('keydown', collect);
  }, [typed, isOpen, isWaiting]);
}
