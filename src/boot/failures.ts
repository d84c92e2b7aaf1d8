import { isOutdated } from './deploys';
import { showFailure } from './failure-box';
import { load } from './load';
import { readStorage, writeStorage } from './storage';

declare global {
  interface Window {
    /** What happens if something cannot be loaded, for all scripts of the site. */
    docsLoads: {
      /** Handles a page whose data or code cannot be loaded; `file` is the one that is missing. */
      failed(address: string, file?: string): void;
      isOutdated: typeof isOutdated;
      load: typeof load;
      /** Offers to reload into a newer deploy. */
      offerNewer(reload: () => void): void;
    };
    /** Identifies the deploy that the document is from; not set under `develop`. */
    ___webpackCompilationHash?: string;
  }
}

const offline = 'You seem to be offline. You can keep reading this page.';
const incomplete =
  'Part of the site could not be loaded. You can keep reading, but not everything works.';
const key = 'failed-load';
let isHandled = false;

/**
 * Loads the full address once, including its query and hash. If that has already been tried, or
 * there is no network, the page stays as it is and a box reports the failure. This prevents reload
 * loops.
 */
async function handleFailure(address: string, file?: string): Promise<void> {
  if (isHandled) return;
  isHandled = true;
  // Without hydration nothing would ever take the keys that it keeps.
  window.docsSearch = undefined;
  console.warn(`Could not load the page ${address} or a part of it.`);
  const retry = () => {
    writeStorage('sessionStorage', key, '');
    void handleFailure(address, file);
  };
  const [hasPage, hasFile] = await Promise.all([refresh(address), file && refresh(file)]);
  const isOnline = navigator.onLine && (hasPage || hasFile);
  const mayLoad =
    isOnline &&
    hasPage &&
    readStorage('sessionStorage', key) !== address &&
    writeStorage('sessionStorage', key, address);
  if (mayLoad) return load(address);
  const isNewer = isOnline && (await isOutdated());
  isHandled = false;
  if (isNewer) offerNewer(retry);
  else showFailure(isOnline ? incomplete : offline, { label: 'Retry', onClick: retry });
}

/** Replaces what caches have of a file, which may be the failure. Returns whether the server answered. */
function refresh(file: string): Promise<boolean> {
  return fetch(file, { cache: 'reload' })
    .then((got) => got.text())
    .then(
      () => true,
      () => false,
    );
}

function offerNewer(reload: () => void): void {
  const action = { label: 'Reload', onClick: reload };
  showFailure('A newer version of this site is available.', action, 'news');
}

/** Describes the base path if the page is served under a wrong one. */
function describeWrongBase(): string | undefined {
  const { base = '', route = '' } = document.documentElement.dataset;
  const path = location.pathname;
  if (path === base || path.indexOf(`${base}/`) === 0) return undefined;
  const end = path.replace(/(index\.html)?$/, '').lastIndexOf(route);
  // The page for missing addresses answers any of them, so its address fits no base path.
  const actual =
    end < 0 ? 'this address is not below it' : `this address fits ${path.slice(0, end + 1)}`;
  return `The site did not load properly. It is built for the base path ${base}/ but ${actual}.`;
}

/** Returns whether a script is one of the site's own, and not an extension's for example. */
function isOwn({ src, defer }: HTMLScriptElement): boolean {
  const { base = '' } = document.documentElement.dataset;
  // Only the document's own scripts are deferred; the loader reports those that the bundle adds.
  return defer && src.indexOf(`${location.origin}${base}/`) === 0;
}

/** Watches the document's own scripts; pages and parts loaded later report through `docsLoads`. */
export function watchFirstLoad(): void {
  const failed = (address: string, file?: string) =>
    void handleFailure(new URL(address, location.href).href, file);
  window.docsLoads = { failed, isOutdated, load, offerNewer };
  addEventListener(
    'error',
    ({ target, error, filename }) => {
      const isNoScript = error instanceof SyntaxError;
      const failedScript = [...document.scripts].find(
        (script) => isOwn(script) && (script === target || (isNoScript && script.src === filename)),
      );
      if (!failedScript) return;
      const wrongBase = describeWrongBase();
      if (wrongBase) showFailure(wrongBase, undefined, 'banner');
      else failed(location.href, failedScript.src);
    },
    true,
  );
}
