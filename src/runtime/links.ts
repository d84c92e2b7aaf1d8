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

function follow(event: MouseEvent): void {
  const isPlain =
    event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (event.defaultPrevented || !isPlain) return;
  const link = findInternalLink(event.target);
  // The browser handles hashes on the same page, because it also sets :target.
  if (!link || (isSamePage(link) && link.hash)) return;
  event.preventDefault();
  const route = link.pathname.slice(__BASE_PATH__.length) + link.search + link.hash;
  void navigate(route, { replace: link.href === location.href });
}

/** Handles clicks on every link with one listener, including those in islands and texts. */
export function followLinks(): void {
  document.addEventListener('click', follow);
}
