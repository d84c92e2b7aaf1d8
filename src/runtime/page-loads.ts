import NProgress from 'accessible-nprogress';
import { writeStorage } from '../boot/storage';
import { isFromNewerDeploy, isKnownOutdated } from './deploys';

let requested = '';
let isStarted = false;
let running = 0;

/** Returns the full address of a path being loaded, because the loader does not see the hash. */
function addressOf(path: string): string {
  const isRequested = new URL(requested, location.href).pathname === path.split('?')[0];
  if (requested && isRequested) return requested;
  return location.pathname === path.split('?')[0] ? location.href : path;
}

const startBar = NProgress.start.bind(NProgress);
const setBar = NProgress.set.bind(NProgress);

/** Shows the bar after 200 ms, then adds 0.02 every 800 ms; skips first loads. */
async function showProgress(loading: Promise<unknown>): Promise<void> {
  if (!isStarted) return;
  let trickle: ReturnType<typeof setInterval> | undefined;
  const start = setTimeout(() => {
    startBar();
    trickle = setInterval(() => NProgress.inc(0.02), 800);
  }, 200);
  running += 1;
  await loading;
  running -= 1;
  clearTimeout(start);
  clearInterval(trickle);
  if (running === 0) NProgress.done();
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
 * A missing page is requested from the server, in case it exists since a later build. A page of a
 * newer deploy is loaded as a whole, because its data may not fit the code of this document.
 */
export function watchPageLoads(): void {
  // The plugin would start the bar a second after a click, even if the load has failed by then.
  NProgress.start = () => NProgress;
  // Screen readers read the value out.
  NProgress.set = (value) => setBar(Math.round(value * 100) / 100);
  ignoreQueries(window.___loader);
  const { loadPage } = window.___loader;
  window.___loader.loadPage = async (path) => {
    const loading = loadPage(path).catch((error): GatsbyPageResources => ({ error }));
    void showProgress(loading);
    const resources: GatsbyPageResources = (await loading) || {};
    const { page, error } = resources;
    const isNewer = isFromNewerDeploy(page);
    // The document itself has the code and the data of a first load.
    if (page && (!isStarted || !(isNewer || page.path === '/404.html'))) {
      // Gatsby would compare the deploys too, and load the page while it shows it.
      page.webpackCompilationHash = window.___webpackCompilationHash;
      return resources;
    }
    if (isNewer) window.docsLoads.load(addressOf(path));
    else window.docsLoads.failed(addressOf(path), error?.request);
    return new Promise(() => {});
  };
  watchMoves();
}

/** Makes the move to another page a full load if there is a newer deploy. */
function watchMoves(): void {
  const navigate = window.___navigate;
  window.___navigate = (to, options = {}) => {
    if (typeof to === 'string') {
      requested = to;
      const isMove = to.split(/[?#]/)[0] !== location.pathname;
      if (isMove && navigator.onLine && isKnownOutdated()) {
        window.docsLoads.load(to, options.replace);
        return;
      }
    }
    navigate(to, options);
  };
}

/**
 * Resets the state after a page has loaded, so that a later failure can trigger a full load again. A
 * box about another page that did not load has had its time.
 */
export function endPageLoad(isNewPage: boolean): void {
  if (isNewPage && isStarted) document.querySelector('.failure')?.remove();
  isStarted = true;
  requested = '';
  writeStorage('sessionStorage', 'failed-load', '');
}
