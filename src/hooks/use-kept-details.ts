import { useLayoutEffect, useRef } from 'react';

/** Which `details` were open when the reader left, by the ID of the island. */
const openStates = new Map<string, boolean[]>();

/** Restores which `details` were open, so that Back returns to the same scroll position. */
export function useKeptDetails(id: string) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const all = [...(ref.current?.querySelectorAll('details') ?? [])];
    openStates.get(id)?.forEach((isOpen, index) => {
      const details = all[index];
      if (details) details.open = isOpen;
    });
    return () =>
      void openStates.set(
        id,
        all.map(({ open }) => open),
      );
  }, [id]);
  return ref;
}
