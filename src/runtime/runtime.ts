import { handleCopyControls } from './copy';
import { askForNewerDeploy, watchDeploys } from './deploys';
import { followLinks } from './links';
import { watchMissingParts } from './missing-parts';
import { endPageLoad, watchPageLoads } from './page-loads';
import { prefetchPages } from './prefetch';
import { handleTabs } from './tabs';
import { handleTargets, revealTarget } from './targets';
import { handleWrapControls } from './wrap';

/** The current location and the previous one. */
interface RouteChange {
  location: { pathname: string };
  prevLocation?: { pathname: string } | null;
}

/** Registers the listeners for the whole document, before React renders anything. */
export function startRuntime(): void {
  prefetchPages();
  watchPageLoads();
  watchDeploys();
  watchMissingParts();
  followLinks();
  handleCopyControls();
  handleWrapControls();
  handleTabs();
  handleTargets();
}

/** Silences Gatsby's announcement when only the hash or query changes. */
export function configureAnnouncer({ location, prevLocation }: RouteChange): void {
  const isNewPage = location.pathname !== prevLocation?.pathname;
  document
    .getElementById('gatsby-announcer')
    ?.setAttribute('aria-live', isNewPage ? 'assertive' : 'off');
}

/** Runs after each page has been rendered, including the first one. */
export function onPageRendered(): void {
  endPageLoad();
  revealTarget();
  void askForNewerDeploy();
}
