import { type RefObject, useEffect, useRef } from 'react';

/** Takes the next step back in the history; set while something is open that Back closes. */
let takeStep: (() => void) | undefined;
/** A step back that was asked for here is still under way. */
let isStepping = false;

if (typeof window !== 'undefined') {
  // At the module's start, so that it is called before the router's own listener, which would
  // scroll the page for a step between two entries of the same page.
  window.addEventListener('popstate', (event) => {
    isStepping = false;
    if (!takeStep) return;
    event.stopImmediatePropagation();
    takeStep();
  });
}

type Opener = RefObject<HTMLElement | null>;

/** Adds an entry to the history for what has been opened, and gives what takes it away again. */
function addEntry(close: () => void, opener: Opener, hasLeft: RefObject<boolean>): () => void {
  const { history } = window;
  const finish = () => {
    takeStep = undefined;
    requestAnimationFrame(() => {
      history.scrollRestoration = 'auto';
      if (document.activeElement !== document.body) return;
      opener.current?.focus({ preventScroll: true });
    });
  };
  const enter = () => {
    // Where the address has a hash, browsers would go to it after the step, and they do take the
    // focus away.
    history.scrollRestoration = 'manual';
    history.pushState({ ...history.state, isOverlay: true }, '');
    takeStep = () => {
      finish();
      close();
    };
  };
  // A step that is under way would take the new entry away again.
  if (isStepping) takeStep = enter;
  else enter();
  return () => {
    if (takeStep === enter) takeStep = finish;
    if (!takeStep || isStepping) return;
    const isOnTop = !hasLeft.current && history.state?.isOverlay;
    takeStep = isOnTop ? finish : undefined;
    isStepping = isOnTop;
    if (isOnTop) history.back();
    else history.scrollRestoration = 'auto';
  };
}

/**
 * Lets the browser's Back close what is open instead of leaving the page: while it is open the
 * history has one more entry for the same page. `leave` says that a link replaced that entry.
 */
export function useBackToClose(
  isOpen: boolean,
  close: () => void,
  opener: Opener,
): { leave: () => void } {
  const hasLeft = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one entry for each time it is open
  useEffect(() => {
    if (!isOpen) return;
    hasLeft.current = false;
    return addEntry(close, opener, hasLeft);
  }, [isOpen]);

  return {
    leave: () => {
      hasLeft.current = true;
    },
  };
}
