import { type RefObject, useEffect, useRef } from 'react';

/**
 * Scrolls the box around `nav`, and nothing else, so that the current page's row is seen: once for
 * each route, as soon as the rows shown are those of that route.
 */
export function useCurrentInView(
  nav: RefObject<HTMLElement | null>,
  route: string,
  isCurrent: boolean,
) {
  const settled = useRef<string>(undefined);

  useEffect(() => {
    const row = nav.current?.querySelector('[aria-current="page"]');
    const box = nav.current?.parentElement;
    if (!isCurrent || !row || !box || settled.current === route) return;
    settled.current = route;
    const { top, bottom } = row.getBoundingClientRect();
    const frame = box.getBoundingClientRect();
    if (top < frame.top || bottom > frame.bottom) {
      box.scrollTop += top - frame.top - frame.height / 3;
    }
  });
}
