import { useEffect } from 'react';

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  );
}

/** Calls `open` on Ctrl/⌘ K, and on `/` unless the reader is typing. */
export function useSearchKeys(open: () => void) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isCommand = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
      const isModified = event.ctrlKey || event.metaKey || event.altKey;
      const isSlash = event.key === '/' && !isModified && !isTyping(event.target);
      if (!isCommand && !isSlash) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);
}
