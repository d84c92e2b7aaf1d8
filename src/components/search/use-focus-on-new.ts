import { useEffect, useRef } from 'react';

/** Moves the focus to the first of the requested rows when they arrive. */
export function useFocusOnNew(count: number) {
  const list = useRef<HTMLOListElement>(null);
  const before = useRef<number>(undefined);

  useEffect(() => {
    const first = before.current;
    if (first === undefined) return;
    before.current = undefined;
    if (count > first) list.current?.querySelectorAll('a')[first]?.focus({ preventScroll: true });
  }, [count]);

  return {
    list,
    awaitMore() {
      before.current = count;
    },
  };
}
