import { canPrefetch } from './connection';

/** The time in ms between two questions. */
const interval = 5 * 60_000;

let isOutdated = false;
let lastAsked = Date.now();

/** Returns whether the server is known to have a newer deploy than the code of this document. */
export const isKnownOutdated = (): boolean => isOutdated;

/** Returns whether a page that was loaded is from a newer deploy than the code of this document. */
export function isFromNewerDeploy(page?: GatsbyPage): boolean {
  const own = window.___webpackCompilationHash;
  return Boolean(own) && (page?.webpackCompilationHash || own) !== own;
}

/** Asks for the current deploy, if the last question is some minutes old and the reader is here. */
export async function askForNewerDeploy(): Promise<void> {
  const isDue = Date.now() - lastAsked >= interval;
  if (isOutdated || !isDue || document.hidden || !canPrefetch()) return;
  lastAsked = Date.now();
  isOutdated = await window.docsLoads.isOutdated();
}

/** Asks when the reader comes back to a tab; `onPageRendered` asks after moves. */
export function watchDeploys(): void {
  document.addEventListener('visibilitychange', askForNewerDeploy);
}
