import { navigate } from 'gatsby';

declare const __BASE_PATH__: string;

/** The link around an element that this site can follow without a full load; undefined for any other. */
export function findInternalLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download')) return undefined;
  const isPage =
    link.origin === location.origin &&
    `${link.pathname}/`.startsWith(`${__BASE_PATH__}/`) &&
    !/\.(?!html$)\w+$/.test(link.pathname);
  return isPage ? link : undefined;
}

/** A link to the page that is shown, to another part of it or not. */
export function isSamePage(link: HTMLAnchorElement): boolean {
  return link.pathname === location.pathname && link.search === location.search;
}

function follow(event: MouseEvent): void {
  const isPlain =
    event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (event.defaultPrevented || !isPlain) return;
  const link = findInternalLink(event.target);
  // A hash of the same page is left to the browser, which also sets the :target.
  if (!link || (isSamePage(link) && link.hash)) return;
  event.preventDefault();
  const route = link.pathname.slice(__BASE_PATH__.length) + link.search + link.hash;
  void navigate(route, { replace: link.href === location.href });
}

/** One listener serves every link of the site, in islands and in texts too. */
export function followLinks(): void {
  document.addEventListener('click', follow);
}
