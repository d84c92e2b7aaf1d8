/** The hash of the last jump, until the reader scrolls; it counts at the end of the page alone. */
let jumpedTo = '';

/** Slightly below the position that a heading is scrolled to (`scroll-margin-top`, base.css). */
const headingLine = 96;

function isPageEnd(): boolean {
  return scrollY > 0 && innerHeight + scrollY > document.documentElement.scrollHeight - 2;
}

/** Marks, in each list of the parts of the page, the part that the reader is in. */
function markCurrent(): void {
  const row = document.querySelector('[data-jumps="row"]');
  // The last parts of a page cannot be scrolled up to the line.
  const isAtEnd = isPageEnd();
  const top = row ? row.getBoundingClientRect().bottom + innerHeight / 5 : headingLine;
  const line = isAtEnd ? innerHeight : top;
  const isPassed = ({ hash }: HTMLAnchorElement) => {
    const box = document.getElementById(decodeURIComponent(hash.slice(1)))?.getBoundingClientRect();
    return box && box.height > 0 && box.top < line;
  };
  for (const list of document.querySelectorAll('[data-jumps]')) {
    const links = Array.from(list.querySelectorAll('a'));
    const found =
      (isAtEnd && links.find(({ hash }) => hash === jumpedTo)) || links.findLast(isPassed);
    const current = scrollY > 0 ? found : undefined;
    for (const link of links) link.ariaCurrent = link === current ? 'true' : null;
  }
}

/** Marks where the reader is on a new page, or after a jump on the page. */
export function markJump(): void {
  jumpedTo = location.hash;
  markCurrent();
}

/** Keeps the mark while the reader scrolls. */
export function handleJumps(): void {
  const onScroll = () => {
    if (!isPageEnd()) jumpedTo = '';
    markCurrent();
  };
  addEventListener('scroll', onScroll, { passive: true });
  addEventListener('hashchange', markJump);
}
