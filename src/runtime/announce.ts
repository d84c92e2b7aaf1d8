/** Long enough for assistive technology to notice that the region was emptied before. */
const pause = 100;

let timer = 0;
let region: HTMLElement | undefined;

/** Adds the live region, which has to be there before it says anything. */
export function addAnnouncer(): void {
  region = document.createElement('div');
  region.className = 'vh';
  region.setAttribute('role', 'status');
  document.body.append(region);
}

/**
 * Announces a message to screen readers, also if it is the same as the last one. Gatsby's announcer is
 * for pages alone: it is silent after a move within a page.
 */
export function announce(message: string): void {
  if (!region) return;
  region.textContent = '';
  clearTimeout(timer);
  timer = window.setTimeout(() => {
    if (region) region.textContent = message;
  }, pause);
}
