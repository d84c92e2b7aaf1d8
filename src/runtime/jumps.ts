/** Marks the link to the part of the page that the reader is in. */
export function markJump(): void {
  const row = document.querySelector('[data-jumps]');
  if (!row) return;
  const links = Array.from(row.querySelectorAll('a'));
  // The last parts of a page cannot be scrolled up to the row.
  const isAtEnd = innerHeight + scrollY > document.documentElement.scrollHeight - 2;
  const line = isAtEnd ? innerHeight : row.getBoundingClientRect().bottom + innerHeight / 5;
  const isPassed = ({ hash }: HTMLAnchorElement) =>
    (document.getElementById(hash.slice(1))?.getBoundingClientRect().top ?? line) < line;
  const current =
    (isAtEnd && links.find(({ hash }) => hash === location.hash)) || links.findLast(isPassed);
  for (const link of links) link.ariaCurrent = link === current ? 'true' : null;
}

/** Keeps the mark while the reader scrolls. */
export function handleJumps(): void {
  addEventListener('scroll', markJump, { passive: true });
}
