import NProgress from 'accessible-nprogress';

let requested = '';
let isStarted = false;

/** The whole address of a path that is being loaded: the loader itself sees no hash. */
function addressOf(path: string): string {
  const isRequested = new URL(requested, location.href).pathname === path.split('?')[0];
  if (requested && isRequested) return requested;
  return location.pathname === path.split('?')[0] ? location.href : path;
}

/** Bar after 200 ms of waiting, then 0.02 more every 800 ms (spec, section 9); never for a first load. */
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

/** The site has no page that depends on its query, so all queries of a page share its data. */
function ignoreQueries(loader: GatsbyLoader): void {
  const { loadPage, loadPageSync } = loader;
  const withoutQuery = (path: string) => path.split('?')[0] ?? path;
  loader.loadPage = (path) => loadPage(withoutQuery(path));
  loader.loadPageSync = (path, options) => loadPageSync(withoutQuery(path), options);
}

/**
 * Wraps Gatsby's loader, which on a failure would load the path without query and hash, show the
 * not-found page, or blank the page: one place decides instead (`boot/failures`), and the old
 * page stays until then. A page that does not exist is requested from the server, which knows best.
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

/** A page has arrived: a later failure of it may lead to a full load again. */
export function endPageLoad(): void {
  isStarted = true;
  requested = '';
  try {
    sessionStorage.removeItem('failed-load');
  } catch {
    // without storage there is nothing to forget
  }
}
