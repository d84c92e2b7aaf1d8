import { useEffect, useRef } from 'react';

/** Moves the focus to the first new row once the requested rows arrive. */
export function useFocusOnNew(count: number) {
  const list = useRef<HTMLOListElement>(null);
  const countBefore = useRef<number>(undefined);

  useEffect(() => {
    const first = countBefore.current;
    if (first === undefined) return;
    countBefore.current = undefined;
    if (count > first)
      list.current
        ?.querySelectorAll<HTMLElement>(':scope > li > a')
        [first]?.focus({ preventScroll: true });
  }, [count]);

  return {
    list,
    awaitMore() {
      countBefore.current = count;
    },
  };
}
