import { showFailure } from './failure-box';
import { keep, read } from './storage';

declare global {
  interface Window {
    /** Decides what happens when a page's code or data cannot be loaded; the only place that does. */
    docsLoadFailed(address: string): void;
  }
}

const key = 'failed-load';
let isDecided = false;

/**
 * One full load of the whole address, hash and query kept; when that was tried already, or there
 * is no network, the page stays as it is and a box says so. So there is never a reload loop.
 */
async function decide(address: string): Promise<void> {
  if (isDecided) return;
  isDecided = true;
  console.warn(`Could not load what the page ${address} needs.`);
  const retry = () => {
    keep('sessionStorage', key, '');
    load(address);
  };
  const isReachable =
    navigator.onLine &&
    (await fetch(address, { method: 'HEAD' }).then(
      () => true,
      () => false,
    ));
  if (!isReachable) {
    show('You seem to be offline. This page stays as it is.', retry);
  } else if (read('sessionStorage', key) === address || !keep('sessionStorage', key, address)) {
    show(
      'A part of the site could not be loaded. You can read on, but not everything works.',
      retry,
    );
  } else {
    load(address);
  }
}

function show(message: string, retry: () => void): void {
  isDecided = false;
  showFailure(message, { label: 'Retry', act: retry });
}

/** Assigning an address that differs in its hash alone would load nothing. */
function load(address: string): void {
  const withoutHash = (url: string) => url.split('#')[0];
  if (withoutHash(address) !== withoutHash(location.href)) {
    location.assign(address);
    return;
  }
  history.replaceState(history.state, '', address);
  location.reload();
}

/** The prefix that this address would fit, when the page is not served under the configured one. */
function findWrongBase(): { configured: string; fitting: string } | undefined {
  const { base = '', route = '' } = document.documentElement.dataset;
  const path = location.pathname;
  if (path === base || path.indexOf(`${base}/`) === 0) return undefined;
  const end = path.replace(/(index\.html)?$/, '').lastIndexOf(route);
  return { configured: `${base}/`, fitting: end < 0 ? '/' : path.slice(0, end + 1) };
}

/** Watches the scripts of the document itself; later pages report through `docsLoadFailed`. */
export function watchFirstLoad(): void {
  window.docsLoadFailed = (address) => void decide(new URL(address, location.href).href);
  addEventListener(
    'error',
    ({ target }) => {
      // The bundle's own scripts are deferred; those that it adds report through the loader.
      if (!(target instanceof HTMLScriptElement && target.defer)) return;
      const wrongBase = findWrongBase();
      if (!wrongBase) {
        window.docsLoadFailed(location.href);
        return;
      }
      showFailure(
        `The site did not load properly. It is built for the base path ${wrongBase.configured} ` +
          `but this address fits ${wrongBase.fitting}.`,
      );
    },
    true,
  );
}
