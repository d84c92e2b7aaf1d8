import { findInternalLink, isPlainClick } from './links';

/**
 * Keeps a click on the link to the search until hydration, which is near once this runs: the dialog
 * then opens, and the reader stays on the page.
 */
export function openSearchEarly(): void {
  document.addEventListener('click', (event) => {
    if (!window.docsSearch || !isPlainClick(event)) return;
    if (!findInternalLink(event.target)?.ariaKeyShortcuts) return;
    event.preventDefault();
    window.docsSearch.push('click');
  });
}

/** Without a search on the site, nothing would ever take the keys that are kept for it. */
export function dropEarlySearch(): void {
  if (!document.querySelector('[aria-keyshortcuts]')) window.docsSearch = undefined;
}
