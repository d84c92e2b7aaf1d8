import { type RefObject, useEffect } from 'react';

/**
 * Sets `data-away` on the bar while the reader scrolls down, except near the top of the page. Any
 * jump upwards shows the bar again; `scroll-margin` prevents it from covering the target.
 */
export function useHideOnScroll(bar: RefObject<HTMLElement | null>, enabled: boolean) {
  useEffect(() => {
    if (!enabled) return;
    let before = window.scrollY;
    const onScroll = () => {
      const now = Math.max(window.scrollY, 0);
      const isDown = now > before;
      before = now;
      bar.current?.toggleAttribute('data-away', isDown && now > bar.current.offsetHeight);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [bar, enabled]);
}
