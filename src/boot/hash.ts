/** Returns the element that the hash refers to, if the hash is valid and the element exists. */
export function findTarget(): Element | null {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)));
  } catch {
    return null;
  }
}

/** Drops a hash that cannot be decoded (`#%E0%A4%A`), which would make Gatsby blank the page. */
export function dropInvalidHash(): void {
  const check = () => {
    try {
      decodeURIComponent(location.hash);
    } catch {
      history.replaceState(history.state, '', location.pathname + location.search);
    }
  };
  check();
  // Runs in the capture phase, before the router's listeners, for hashes typed or clicked later.
  addEventListener('popstate', check, true);
  addEventListener('hashchange', check, true);
}
