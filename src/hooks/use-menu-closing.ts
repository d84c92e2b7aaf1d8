import { useEffect } from 'react';

/** Closes the open menu of the frame on Escape, on a click or focus outside, and when a link is followed. */
export function useMenuClosing() {
  useEffect(() => {
    const openMenu = () => document.querySelector<HTMLDetailsElement>('details[name="menu"][open]');

    const onPointOrFocus = (event: Event) => {
      const menu = openMenu();
      const target = event.target instanceof Element ? event.target : undefined;
      if (!menu || !target) return;
      const isLinkClick = event.type === 'click' && target.closest('a');
      if (isLinkClick || !menu.contains(target)) menu.open = false;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const menu = openMenu();
      if (event.key !== 'Escape' || !menu) return;
      menu.open = false;
      menu.querySelector('summary')?.focus();
    };

    document.addEventListener('click', onPointOrFocus);
    document.addEventListener('focusin', onPointOrFocus);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('click', onPointOrFocus);
      document.removeEventListener('focusin', onPointOrFocus);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, []);
}
