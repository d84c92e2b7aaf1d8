import { serveCopyControls } from './copy';
import { followLinks } from './links';
import { endPageLoad, watchPageLoads } from './page-loads';
import { restoreTabs, serveTabs } from './tabs';
import { revealTarget, serveTargets } from './targets';

/** Starts what serves the whole document: plain listeners, before React renders anything. */
export function startRuntime(): void {
  watchPageLoads();
  followLinks();
  serveCopyControls();
  serveTabs();
  serveTargets();
}

/** After each page has been rendered, the first one included. */
export function settlePage(): void {
  endPageLoad();
  restoreTabs();
  revealTarget();
}
