import NProgress from 'accessible-nprogress';

let requested = '';
let isStarted = false;

/** Returns the full address of a path being loaded, because the loader does not see the hash. */
function addressOf(path: string): string {
  const isRequested = new URL(requested, location.href).pathname === path.split('?')[0];
  if (requested && isRequested) return requested;
  return location.pathname === path.split('?')[0] ? location.href : path;
}

/** Shows the bar after 200 ms, then adds 0.02 every 800 ms (spec, section 9); skips first loads. */
async function showProgress(loading: Promise<unknown>): Promise<void> {
  if (!isStarted) return;
  let trickle: ReturnType<typeof setInterval> | undefined;
  const start = setTimeout(() => {
    NProgress.start();
    trickle = setInterval(() => NProgress.inc(0.02), 800);
  }, 200);
  await loading.catch(() => undefined);
  clearTimeout(start);
  clearInterval(trickle);
  NProgress.done();
}

/** Makes all queries of a page share its data, because no page depends on its query. */
function ignoreQueries(loader: GatsbyLoader): void {
  const { loadPage, loadPageSync } = loader;
  const withoutQuery = (path: string) => path.split('?')[0] ?? path;
  loader.loadPage = (path) => loadPage(withoutQuery(path));
  loader.loadPageSync = (path, options) => loadPageSync(withoutQuery(path), options);
}

/**
 * Wraps Gatsby's loader, which on a failure would load the path without its query and hash, show the
 * not-found page, or blank the page. Instead, `boot/failures` handles it while the old page stays.
 * A missing page is requested from the server, in case it exists since a later build.
 */
export function watchPageLoads(): void {
  ignoreQueries(window.___loader);
  const { loadPage } = window.___loader;
  window.___loader.loadPage = async (path) => {
    const isFirst = !isStarted;
    const loading = loadPage(path);
    void showProgress(loading);
    const page = await loading;
    const isMissing = !isFirst && page?.page?.path === '/404.html';
    if (page && page.status !== 'error' && !isMissing) return page;
    window.docsLoadFailed(addressOf(path));
    return new Promise(() => {});
  };
  const navigate = window.___navigate;
  window.___navigate = (to, options) => {
    if (typeof to === 'string') requested = to;
    navigate(to, options);
  };
}

/** Resets the state after a page has loaded, so that a later failure can trigger a full load again. */
export function endPageLoad(): void {
  isStarted = true;
  requested = '';
  try {
    sessionStorage.removeItem('failed-load');
  } catch {
    // Without storage there is nothing to remove.
  }
}
