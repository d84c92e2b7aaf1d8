import { type RefObject, useEffect } from 'react';

/**
 * Marks the bar with `data-away` while the reader scrolls down, never within its own height of the
 * page's top. A jump upwards brings it back; `scroll-margin` keeps its target clear of it.
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
