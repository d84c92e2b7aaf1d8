import { canPrefetch, connection } from './connection';
import { findInternalLink, isSamePage } from './links';

declare const __BASE_PATH__: string;

/** The number of pages fetched at the same time for links in view. */
const maxConcurrent = 3;
/** The delay in ms that gives priority to the first load, yet fetches links in view within 4 s. */
const startDelay = 2500;

let loadPage: GatsbyLoader['loadPage'];
let running = 0;
const fetched = new Set<string>();
/** Links in view whose pages are not fetched yet. */
const waiting = new Set<Element>();

/** Fetches the data and code of a link's target page, once. */
function fetchPage(target: EventTarget | null): void {
  const link = findInternalLink(target);
  if (!link || isSamePage(link) || fetched.has(link.pathname) || !canPrefetch()) return;
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
    if (running >= maxConcurrent || !canPrefetch()) return;
    waiting.delete(link);
    fetchPage(link);
  }
}

function scheduleNext(): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(fetchNext, { timeout: 500 });
  else setTimeout(fetchNext, 50);
}

/** The time in ms without changes before links are collected; longer than a pause between two keys. */
const quietPeriod = 500;

/** Tracks which links are in view and which hit is selected, including those added later in menus, branches and new pages. */
function watchLinksInView(): void {
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
    // The link to the search is always in view, so its code is fetched only on hover or focus. Of hits, most
    // of which nobody opens, only the selected one is fetched.
    const links = `a[href]:not(.hit, [href^="${__BASE_PATH__}/search/"])`;
    for (const link of document.querySelectorAll(links)) view.observe(link);
    fetchPage(document.querySelector('.hit[aria-selected="true"]'));
  };
  observeLinks();
  new MutationObserver(() => {
    clearTimeout(timer);
    timer = window.setTimeout(observeLinks, quietPeriod);
  }).observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['aria-selected'],
  });
  connection?.addEventListener('change', scheduleNext);
}

/**
 * Prefetches the pages that the reader may open next: immediately when a link is hovered or focused,
 * and in turn for links in view. Does nothing on a slow connection or in data-saving mode. Must be
 * called before the loader is wrapped, because readers don't need to know about failures here.
 */
export function prefetchPages(): void {
  ({ loadPage } = window.___loader);
  document.addEventListener('pointerover', ({ target }) => fetchPage(target), { passive: true });
  document.addEventListener('focusin', ({ target }) => fetchPage(target));
  const start = () => setTimeout(watchLinksInView, startDelay);
  if (document.readyState === 'complete') start();
  else addEventListener('load', start);
}
