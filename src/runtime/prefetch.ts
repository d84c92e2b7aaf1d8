import { findInternalLink, isSamePage } from './links';

declare const __BASE_PATH__: string;

interface NetworkInformation extends EventTarget {
  saveData?: boolean;
  effectiveType?: string;
}

const { connection } = navigator as Navigator & { connection?: NetworkInformation };

/** Asked anew for each page: a connection changes while a reader is under way. */
function mayPrefetch(): boolean {
  return navigator.onLine && !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '');
}

/** How many pages are fetched at a time for links in view. */
const atOnce = 3;
/** A first load and its painting come first; links in view are still served within 4 s. */
const startAfter = 2500;

let loadPage: GatsbyLoader['loadPage'];
let running = 0;
const fetched = new Set<string>();
/** Links in view whose pages are fetched next. */
const waiting = new Set<Element>();

/** Fetches data and code of the page that a link leads to, once. */
function fetchPage(target: EventTarget | null): void {
  const link = findInternalLink(target);
  if (!link || isSamePage(link) || fetched.has(link.pathname) || !mayPrefetch()) return;
  fetched.add(link.pathname);
  running += 1;
  const end = () => {
    running -= 1;
    scheduleNext();
  };
  loadPage(link.pathname).then(end, end);
}

function fetchNext(): void {
  for (const link of waiting) {
    if (running >= atOnce || !mayPrefetch()) return;
    waiting.delete(link);
    fetchPage(link);
  }
}

function scheduleNext(): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(fetchNext, { timeout: 500 });
  else setTimeout(fetchNext, 50);
}

/** Milliseconds without a change after which links are looked for: longer than between two keys. */
const settled = 500;

/** Follows which links are in view, those included that come later: in menus, branches, new pages. */
function watchView(): void {
  const view = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) waiting.add(target);
      else waiting.delete(target);
    }
    scheduleNext();
  });
  let timer = 0;
  const observeLinks = () => {
    view.disconnect();
    waiting.clear();
    // A link to the search is in view everywhere: its code is for those who come near it.
    const links = `a[href]:not([href^="${__BASE_PATH__}/search/"])`;
    for (const link of document.querySelectorAll(links)) view.observe(link);
  };
  observeLinks();
  new MutationObserver(() => {
    clearTimeout(timer);
    timer = window.setTimeout(observeLinks, settled);
  }).observe(document.body, { childList: true, subtree: true });
  connection?.addEventListener('change', scheduleNext);
}

/**
 * Loads the pages that a reader may go to next: at once where the pointer or the focus comes to a
 * link, and by turns for the links in view; nothing where the connection is slow or spared. Called
 * before the loader is watched, because what fails here need not be reported to a reader.
 */
export function prefetchPages(): void {
  ({ loadPage } = window.___loader);
  document.addEventListener('pointerover', ({ target }) => fetchPage(target), { passive: true });
  document.addEventListener('focusin', ({ target }) => fetchPage(target));
  const start = () => setTimeout(watchView, startAfter);
  if (document.readyState === 'complete') start();
  else addEventListener('load', start);
}
