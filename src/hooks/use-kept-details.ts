import { type RefObject, useLayoutEffect } from 'react';

/** Which `details` were open when the reader left, by the ID of the island. */
const openStates = new Map<string, boolean[]>();

/** Restores which `details` were open, so that Back returns to the same scroll position. */
export function useKeptDetails(id: string, ref: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const details = Array.from(ref.current?.querySelectorAll('details') ?? []);
    const states = openStates.get(id);
    details.forEach((each, index) => {
      each.open = states?.[index] ?? each.open;
    });
    return () =>
      void openStates.set(
        id,
        details.map(({ open }) => open),
      );
  }, [id, ref]);
}
