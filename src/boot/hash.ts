/** An undecodable hash (`#%E0%A4%A`) makes Gatsby throw and blanks the page: it is dropped first. */
export function keepHashReadable(): void {
  const check = () => {
    try {
      decodeURIComponent(location.hash);
    } catch {
      history.replaceState(history.state, '', location.pathname + location.search);
    }
  };
  check();
  // Capture comes before the router's own listeners, for hashes that are typed or clicked later.
  addEventListener('popstate', check, true);
  addEventListener('hashchange', check, true);
}
