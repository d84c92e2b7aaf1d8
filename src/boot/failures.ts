import { showFailure } from './failure-box';
import { readStorage, writeStorage } from './storage';

declare global {
  interface Window {
    /** The only function that handles a page whose code or data cannot be loaded. */
    docsLoadFailed(address: string): void;
  }
}

const key = 'failed-load';
let isHandled = false;

/**
 * Loads the full address once, including its query and hash. If that has already been tried, or
 * there is no network, the page stays as it is and a box reports the failure. This prevents reload
 * loops.
 */
async function handleFailure(address: string): Promise<void> {
  if (isHandled) return;
  isHandled = true;
  console.warn(`Could not load what the page ${address} needs.`);
  const retry = () => {
    writeStorage('sessionStorage', key, '');
    load(address);
  };
  const isReachable =
    navigator.onLine &&
    (await fetch(address, { method: 'HEAD' }).then(
      () => true,
      () => false,
    ));
  if (!isReachable) {
    showWithRetry('You seem to be offline. This page stays as it is.', retry);
  } else if (
    readStorage('sessionStorage', key) === address ||
    !writeStorage('sessionStorage', key, address)
  ) {
    showWithRetry(
      'A part of the site could not be loaded. You can read on, but not everything works.',
      retry,
    );
  } else {
    load(address);
  }
}

function showWithRetry(message: string, retry: () => void): void {
  isHandled = false;
  showFailure(message, { label: 'Retry', onClick: retry });
}

/** Reloads if only the hash differs, because assigning such an address would not load anything. */
function load(address: string): void {
  const withoutHash = (url: string) => url.split('#')[0];
  if (withoutHash(address) !== withoutHash(location.href)) {
    location.assign(address);
    return;
  }
  history.replaceState(history.state, '', address);
  location.reload();
}

/** Returns the base path that fits this address if the page is served under a wrong one. */
function findWrongBase(): { configured: string; fitting: string } | undefined {
  const { base = '', route = '' } = document.documentElement.dataset;
  const path = location.pathname;
  if (path === base || path.indexOf(`${base}/`) === 0) return undefined;
  const end = path.replace(/(index\.html)?$/, '').lastIndexOf(route);
  return { configured: `${base}/`, fitting: end < 0 ? '/' : path.slice(0, end + 1) };
}

/** Watches the document's own scripts; pages loaded later report through `docsLoadFailed`. */
export function watchFirstLoad(): void {
  window.docsLoadFailed = (address) => void handleFailure(new URL(address, location.href).href);
  addEventListener(
    'error',
    ({ target }) => {
      // Only the document's own scripts are deferred; the loader reports those that the bundle adds.
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
