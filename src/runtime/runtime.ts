import { serveCopyControls } from './copy';
import { followLinks } from './links';
import { endPageLoad, watchPageLoads } from './page-loads';
import { prefetchPages } from './prefetch';
import { serveTabs } from './tabs';
import { revealTarget, serveTargets } from './targets';
import { serveWrapControls } from './wrap';

/** Where a reader comes from and goes to. */
interface RouteChange {
  location: { pathname: string };
  prevLocation?: { pathname: string } | null;
}

/** Starts what serves the whole document: plain listeners, before React renders anything. */
export function startRuntime(): void {
  prefetchPages();
  watchPageLoads();
  followLinks();
  serveCopyControls();
  serveWrapControls();
  serveTabs();
  serveTargets();
}

/** Gatsby announces every change of the address; one of hash or query alone is no new page. */
export function prepareAnnouncer({ location, prevLocation }: RouteChange): void {
  const isNewPage = location.pathname !== prevLocation?.pathname;
  document
    .getElementById('gatsby-announcer')
    ?.setAttribute('aria-live', isNewPage ? 'assertive' : 'off');
}

/** After each page has been rendered, the first one included. */
export function settlePage(): void {
  endPageLoad();
  revealTarget();
}
