import { useEffect, useState } from 'react';
import type { Heading } from '../prose/model';

/** Slightly below the position that a heading is scrolled to (`scroll-margin-top`, base.css). */
const line = 96;

/** At the end of a page the last headings can't reach the line, so returns the one in the address. */
function headingOfAddress(
  headings: readonly Pick<Heading, 'id'>[],
  passed: Set<string>,
): string | undefined {
  const { scrollHeight } = document.documentElement;
  if (window.innerHeight + window.scrollY < scrollHeight - 2) return;
  return headings.find(({ id }) => {
    const isAddressed = [`#${id}`, `#${encodeURIComponent(id)}`].includes(location.hash);
    return isAddressed && !passed.has(id);
  })?.id;
}

/** Returns the ID of the section that the reader is in. */
export function useActiveHeading(headings: readonly Pick<Heading, 'id'>[]): string | undefined {
  const [active, setActive] = useState<string>();

  useEffect(() => {
    const passed = new Set<string>();
    // The area reaches far below the window, so that a jump of any length moves headings in or out.
    const options = { rootMargin: `-${line}px 0px 1000000px 0px`, threshold: 1 };
    const observer = new IntersectionObserver((entries) => {
      for (const { target, boundingClientRect: box } of entries) {
        if (box.height > 0 && box.top < line) passed.add(target.id);
        else passed.delete(target.id);
      }
      const last = headings.findLast(({ id }) => passed.has(id));
      setActive(headingOfAddress(headings, passed) ?? last?.id);
    }, options);
    for (const { id } of headings) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [headings]);

  return active;
}
