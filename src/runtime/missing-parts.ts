import { readStorage, writeStorage } from '../boot/storage';

declare global {
  interface Window {
    docsPartMissing: typeof handleMissingPart;
  }
}

/** Storage key of the time before which the page is not reloaded again. */
const key = 'reload';
/** The time in ms before the next reload that the reader did not ask for. */
const pause = 10 * 60_000;

/** The time in ms without a change after which the reader is taken to have finished typing. */
const quietPeriod = 600;

/** The path of the page on which the reader has opened or closed something. */
let changedPath: string | undefined;

/** Returns what the history entry has to remember; undefined if the part is no longer wanted. */
type Keep = () => object | undefined;

async function awaitQuiet(keep: Keep): Promise<void> {
  const before = JSON.stringify(keep());
  await new Promise((resolve) => setTimeout(resolve, quietPeriod));
  if (before !== JSON.stringify(keep())) await awaitQuiet(keep);
}

/**
 * Handles a part of the page that could not be loaded; returns false if no newer deploy is the cause.
 * Otherwise the page is reloaded: once, and only if the reader does not lose what is open on the page.
 * If that isn't possible, `offer` gets the function that reloads; by default, a box offers it.
 */
async function handleMissingPart(
  keep: Keep = () => ({}),
  offer = window.docsLoads.offerNewer,
): Promise<boolean> {
  if (!(await window.docsLoads.isOutdated())) return false;
  await awaitQuiet(keep);
  const reload = () => {
    history.replaceState({ ...history.state, ...keep() }, '');
    location.reload();
  };
  const isRecent = Number(readStorage('sessionStorage', key)) > Date.now();
  const mayReload = !isRecent && changedPath !== location.pathname && keep();
  if (mayReload && writeStorage('sessionStorage', key, `${Date.now() + pause}`)) reload();
  else offer(reload);
  return true;
}

/** Lets other scripts report missing parts, and notices what a reload would close. */
export function watchMissingParts(): void {
  window.docsPartMissing = handleMissingPart;
  document.addEventListener('click', ({ target }) => {
    const isChange = (target as Element).closest('main :is(summary, [data-expand])');
    if (isChange) changedPath = location.pathname;
  });
}

/** Runs when a page has crashed, for example because its data is newer than its code. */
export function onPageCrashed(): void {
  void handleMissingPart();
}
