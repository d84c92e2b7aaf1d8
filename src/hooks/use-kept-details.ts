import { useLayoutEffect, useRef } from 'react';

/** Which `details` were open when a reader left, by the id of the part of the page. */
const left = new Map<string, boolean[]>();

/** Keeps the `details` of an element as the reader left them, so that Back finds the same position. */
export function useKeptDetails(id: string) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const all = [...(ref.current?.querySelectorAll('details') ?? [])];
    left.get(id)?.forEach((isOpen, index) => {
      const details = all[index];
      if (details) details.open = isOpen;
    });
    return () =>
      void left.set(
        id,
        all.map(({ open }) => open),
      );
  }, [id]);
  return ref;
}
