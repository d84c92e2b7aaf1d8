import { readStorage, writeStorage } from '../boot/storage';

declare global {
  interface Window {
    docsPartMissing: typeof handleMissingPart;
  }
}

const key = 'reloaded-at';
/** The time in ms before the next reload that the reader did not ask for. */
const pause = 10 * 60_000;

/** The time in ms without a key after which the reader is taken to have finished typing. */
const quietPeriod = 600;

let lastKey = 0;
let isReloading = false;
/** The path of the page on which the reader has opened or closed something. */
let changedPath: string | undefined;

/** What the history entry has to remember; undefined if the part is no longer wanted. */
type Keep = () => object | undefined;

/**
 * Handles a part of the page that could not be loaded. If the server has a newer deploy, the page is
 * reloaded: once, and only if the reader does not lose what is open on the page. Otherwise returns
 * the function that reloads, or undefined if there is no newer deploy.
 */
async function handleMissingPart(keep: Keep): Promise<(() => void) | undefined> {
  if (!(await window.docsLoads.isOutdated())) return undefined;
  while (performance.now() - lastKey < quietPeriod) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const reload = () => {
    history.replaceState({ ...history.state, ...keep() }, '');
    location.reload();
  };
  const isRecent = Date.now() - Number(readStorage('sessionStorage', key)) < pause;
  const mayReload = !isRecent && changedPath !== location.pathname && keep();
  if (!isReloading) {
    if (!mayReload || !writeStorage('sessionStorage', key, `${Date.now()}`)) return reload;
    isReloading = true;
    reload();
  }
  return new Promise(() => {});
}

/** Lets other scripts report missing parts, and notices what a reload would disturb. */
export function watchMissingParts(): void {
  window.docsPartMissing = handleMissingPart;
  document.addEventListener('click', ({ target }) => {
    const isChange =
      target instanceof Element && target.closest('main :is(summary, [data-expand])');
    if (isChange) changedPath = location.pathname;
  });
  const noteKey = ({ timeStamp }: Event) => {
    lastKey = timeStamp;
  };
  addEventListener('keydown', noteKey, true);
}

/** Runs when a page has crashed, for example because its data is newer than its code. */
export async function onPageCrashed(): Promise<void> {
  const reload = await handleMissingPart(() => ({}));
  if (reload) window.docsLoads.offerNewer(reload);
}

/** Repeats the click that a missing part has interrupted, after the reload. */
export function repeatClick(): void {
  const { click, ...state } = history.state ?? {};
  if (!click) return;
  history.replaceState(state, '');
  document.querySelector<HTMLElement>(click)?.click();
}
