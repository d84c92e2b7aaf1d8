declare global {
  interface Window {
    /** The keys for the search that were pressed before hydration; the first one opened it, also before a reload. */
    docsSearch?: string[];
  }
}

/**
 * Keeps what readers type into the search before hydration. `components/search-box` opens the search then,
 * and replays the keys. A page without a search takes none.
 */
export function keepEarlySearch(): void {
  // A reload has kept what was typed, and the reader may be typing on.
  window.docsSearch = history.state?.search === undefined ? [] : ['/'];
  addEventListener('keydown', (event) => {
    const { key } = event;
    const keys = window.docsSearch;
    if (!keys || !document.querySelector('[aria-keyshortcuts]')) return;
    const isCommand = event.ctrlKey || event.metaKey;
    const isTyped = !key[1] || key === 'Enter' || key === 'Backspace';
    const isInField = 'value' in (event.target as Element);
    const isWanted = keys[0]
      ? isTyped && !isCommand
      : key === (isCommand ? 'k' : !isInField && '/');
    if (key === 'Escape') keys.length = 0;
    else if (isWanted) {
      keys.push(key);
      event.preventDefault();
    }
  });
}
