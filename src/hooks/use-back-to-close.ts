import { type RefObject, useEffect, useRef } from 'react';

/** Handles the next step back in the history; set while an overlay is open. */
let onBack: (() => void) | undefined;
/** True while a step back that this module requested is pending. */
let isGoingBack = false;

if (typeof window !== 'undefined') {
  // Registered on import, so that it runs before the router's listener, which would scroll the
  // page even for a step between two entries of the same page.
  window.addEventListener('popstate', (event) => {
    isGoingBack = false;
    if (!onBack) return;
    event.stopImmediatePropagation();
    onBack();
  });
}

type Opener = RefObject<HTMLElement | null>;

/** Adds a history entry for an overlay, and returns a function that removes it. */
function pushEntry(close: () => void, opener: Opener, hasLeft: RefObject<boolean>): () => void {
  const { history } = window;
  const isOverlay = (): boolean => history.state?.isOverlay;
  const finish = () => {
    onBack = undefined;
    requestAnimationFrame(() => {
      history.scrollRestoration = 'auto';
      if (document.activeElement !== document.body) return;
      opener.current?.focus({ preventScroll: true });
    });
  };
  const enter = () => {
    // After the step back, browsers would scroll to the hash in the address. They also move the focus,
    // which `finish` returns to the opener.
    history.scrollRestoration = 'manual';
    // After a reload with an open overlay, the entry of that overlay is the current one.
    if (!isOverlay()) history.pushState({ ...history.state, isOverlay: true }, '');
    onBack = () => {
      finish();
      close();
    };
  };
  // A pending step back would remove the new entry.
  if (isGoingBack) onBack = enter;
  else enter();
  return () => {
    if (onBack === enter) onBack = finish;
    if (!onBack || isGoingBack) return;
    const isOnTop = !hasLeft.current && isOverlay();
    onBack = isOnTop ? finish : undefined;
    isGoingBack = isOnTop;
    if (isOnTop) history.back();
    else history.scrollRestoration = 'auto';
  };
}

/**
 * Makes the browser's Back button close an overlay instead of leaving the page. While the overlay is
 * open, the history has an extra entry for the page. Call `leave` when a link replaces that entry.
 */
export function useBackToClose(
  isOpen: boolean,
  close: () => void,
  opener: Opener,
): { leave: () => void } {
  const hasLeft = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one entry each time it opens
  useEffect(() => {
    if (!isOpen) return;
    hasLeft.current = false;
    return pushEntry(close, opener, hasLeft);
  }, [isOpen]);

  return {
    leave: () => {
      hasLeft.current = true;
    },
  };
}
