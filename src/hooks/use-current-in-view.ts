import { type RefObject, useEffect, useRef } from 'react';

/**
 * Scrolls only the container around `nav` to make the row of the current page visible: once per
 * route, as soon as the rows of that route are shown.
 */
export function useCurrentInView(
  nav: RefObject<HTMLElement | null>,
  route: string,
  isCurrent: boolean,
) {
  const handledRoute = useRef<string>(undefined);

  useEffect(() => {
    const row = nav.current?.querySelector('[aria-current="page"]');
    const box = nav.current?.parentElement;
    if (!isCurrent || !row || !box || handledRoute.current === route) return;
    handledRoute.current = route;
    const { top, bottom } = row.getBoundingClientRect();
    const frame = box.getBoundingClientRect();
    if (top < frame.top || bottom > frame.bottom) {
      box.scrollTop += top - frame.top - frame.height / 3;
    }
  });
}
