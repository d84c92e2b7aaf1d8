import { useEffect, useState } from 'react';
import type { Heading } from '../prose/model';

type Target = Pick<Heading, 'id'>;

/** Slightly below the position that a heading is scrolled to (`scroll-margin-top`, base.css). */
const line = 96;

function isAtEnd(): boolean {
  const { scrollHeight } = document.documentElement;
  return window.innerHeight + window.scrollY >= scrollHeight - 2;
}

/** Calls `onMove` when a heading passes the line, with the IDs of those above it. */
function watchHeadings(headings: readonly Target[], onMove: (passed: Set<string>) => void) {
  const passed = new Set<string>();
  // The area reaches far below the window, so that a jump of any length moves headings in or out.
  const options = { rootMargin: `-${line}px 0px 1000000px 0px`, threshold: 1 };
  const observer = new IntersectionObserver((entries) => {
    for (const { target, boundingClientRect: box } of entries) {
      if (box.height > 0 && box.top < line) passed.add(target.id);
      else passed.delete(target.id);
    }
    onMove(passed);
  }, options);
  for (const { id } of headings) {
    const element = document.getElementById(id);
    if (element) observer.observe(element);
  }
  return () => observer.disconnect();
}

/**
 * Returns the ID of the section that the reader is in. The last headings of a page can't reach the
 * line: at the page's end it is the last one, or the one that the reader has just jumped to.
 */
export function useActiveHeading(headings: readonly Target[]): string | undefined {
  const [active, setActive] = useState<string>();

  useEffect(() => {
    let passed = new Set<string>();
    let jumpedTo = location.hash;
    let wasAtEnd = false;
    const isJumpedTo = ({ id }: Target) =>
      [`#${id}`, `#${encodeURIComponent(id)}`].includes(jumpedTo);

    function update() {
      const isEnd = isAtEnd();
      // Whoever comes back to the end by scrolling is in the last section.
      if (wasAtEnd && !isEnd) jumpedTo = '';
      wasAtEnd = isEnd;
      const reached = headings.findLast(({ id }) => passed.has(id));
      const below = headings.slice(reached ? headings.indexOf(reached) + 1 : 0);
      const last = window.scrollY > 0 ? below.at(-1) : undefined;
      const atEnd = isEnd ? (below.find(isJumpedTo) ?? last) : undefined;
      setActive((atEnd ?? reached)?.id);
    }
    function onHashChange() {
      jumpedTo = location.hash;
      update();
    }

    const stopWatching = watchHeadings(headings, (now) => {
      passed = now;
      update();
    });
    window.addEventListener('scroll', update, { passive: true });
    window.addEventListener('hashchange', onHashChange);
    return () => {
      stopWatching();
      window.removeEventListener('scroll', update);
      window.removeEventListener('hashchange', onHashChange);
    };
  }, [headings]);

  return active;
}
