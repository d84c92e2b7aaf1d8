import { useEffect, useRef } from 'react';

/** Brings the focus to the first of the rows that were asked for, once there are more than before. */
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
