import { navigate } from 'gatsby';

declare const __BASE_PATH__: string;

/** Returns the link around an element if the site can follow it without a full load. */
export function findInternalLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download')) return undefined;
  const isPage =
    link.origin === location.origin &&
    `${link.pathname}/`.startsWith(`${__BASE_PATH__}/`) &&
    !/\.(?!html$)\w+$/.test(link.pathname);
  return isPage ? link : undefined;
}

/** Returns whether a link leads to the current page or a part of it. */
export function isSamePage(link: HTMLAnchorElement): boolean {
  return link.pathname === location.pathname && link.search === location.search;
}

/** Returns whether a click asks for nothing special, such as a new tab. */
export function isPlainClick(event: MouseEvent): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

function follow(event: MouseEvent): void {
  if (event.defaultPrevented || !isPlainClick(event)) return;
  const link = findInternalLink(event.target);
  // The browser handles hashes on the same page, because it also sets :target.
  if (!link || (isSamePage(link) && link.hash)) return;
  event.preventDefault();
  const route = link.pathname.slice(__BASE_PATH__.length) + link.search + link.hash;
  const { found } = link.dataset;
  void navigate(route, { replace: link.href === location.href, state: { found } });
}

/** Handles clicks on every link with one listener, including those in islands and texts. */
export function followLinks(): void {
  document.addEventListener('click', follow);
}
