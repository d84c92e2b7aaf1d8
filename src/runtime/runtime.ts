import { addAnnouncer } from './announce';
import { handleCopyControls } from './copy';
import { askForNewerDeploy, watchDeploys } from './deploys';
import { markFound } from './found';
import { handleJumps, markJump } from './jumps';
import { followLinks } from './links';
import { watchMissingParts } from './missing-parts';
import { endPageLoad, watchPageLoads } from './page-loads';
import { holdPageOnSteps, noteShownPage } from './places';
import { prefetchPages } from './prefetch';
import { handleTabs, revealSelectedTabs } from './tabs';
import { handleTargets, revealTarget } from './targets';
import { announceTerms, handleTerms } from './terms';
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
  handleTerms();
  addAnnouncer();
  handleCopyControls();
  handleWrapControls();
  handleTabs();
  handleTargets();
  handleJumps();
  holdPageOnSteps();
}

/**
 * Runs when React has taken the page over. Until then, and for good if a part of the page is missing,
 * links are the browser's, because nothing would show the page that they lead to.
 */
export const onHydrated = followLinks;

const isNewPage = ({ location, prevLocation }: RouteChange): boolean =>
  location.pathname !== prevLocation?.pathname;

/** Silences Gatsby's announcement when only the hash or query changes. */
export function configureAnnouncer(change: RouteChange): void {
  document
    .getElementById('gatsby-announcer')
    ?.setAttribute('aria-live', isNewPage(change) ? 'assertive' : 'off');
}

/** Runs after each page has been rendered, including the first one, and after each new hash or query. */
export function onPageRendered(change: RouteChange): void {
  noteShownPage(change.location.pathname);
  endPageLoad(isNewPage(change));
  revealTarget();
  markFound();
  revealSelectedTabs();
  announceTerms();
  markJump();
  void askForNewerDeploy();
}
