import { useEffect } from 'react';

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  );
}

/** Calls `toggle` on Ctrl/⌘ K, and `open` on `/` unless the reader is typing. */
export function useSearchKeys(open: () => void, toggle: () => void) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isCommand = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
      const isModified = event.ctrlKey || event.metaKey || event.altKey;
      const isSlash = event.key === '/' && !isModified && !isTyping(event.target);
      if (!isCommand && !isSlash) return;
      event.preventDefault();
      if (isCommand) toggle();
      else open();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open, toggle]);
}
