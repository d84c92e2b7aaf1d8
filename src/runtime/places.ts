import type { ShouldUpdateScrollArgs } from 'gatsby';

/** The path of the page that is shown: the address is ahead of it while another page is prepared. */
let shownPath = '';

/** An entry of the history, with what Gatsby adds to it. */
interface Entry extends Location {
  key: string;
  /** Set where Gatsby itself has moved: not after steps, nor for hashes that the browser follows. */
  action?: 'PUSH';
}

/**
 * Returns whether Gatsby has to scroll. By default it always does: to the hash, even if the reader has left
 * that heading, or to where the page was last scrolled in this tab, even if it is opened anew. The browser
 * scrolls better in what it loads itself and within a page, but cannot where Gatsby changes the page.
 */
export function shouldGatsbyScroll(args: ShouldUpdateScrollArgs): boolean {
  const { prevRouterProps, routerProps, getSavedScrollPosition } = args;
  if (!prevRouterProps) return false;
  const entry = routerProps.location as Location as Entry;
  if (entry.action === 'PUSH') return true;
  if (entry.pathname === prevRouterProps.location.pathname) return false;
  const [, top] = getSavedScrollPosition(entry, entry.key);
  if (top) scrollTo(0, top);
  return !top;
}

/**
 * Keeps the page from moving when the reader goes back or forward to another one. Firefox and Safari restore
 * the place of that page at once, on the page that is still shown, and Gatsby would save it as the place of
 * the wrong one. Browsers report scrolling right before the next frame.
 */
export function holdPageOnSteps(): void {
  addEventListener('popstate', () => {
    const top = scrollY;
    const hold = () => {
      if (location.pathname !== shownPath) scrollTo(0, top);
    };
    addEventListener('scroll', hold, true);
    requestAnimationFrame(() => removeEventListener('scroll', hold, true));
  });
}

export function noteShownPage(path: string): void {
  shownPath = path;
}
