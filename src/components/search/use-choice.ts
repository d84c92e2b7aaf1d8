import { type PointerEvent, useRef, useState } from 'react';

/** Returns the element ID of an option. */
export const optionId = (index: number) => `search.option-${index}`;

/**
 * Manages which of `count` options is selected, starting with the first one for each response. The
 * mouse selects an option only when it moves, not when rows shift below it.
 */
export function useChoice(query: string, count: number) {
  const [choice, setChoice] = useState({ query, index: 0 });
  const pointer = useRef<string>(undefined);
  const index = choice.query === query ? Math.min(choice.index, count - 1) : 0;

  const choose = (next: number) => setChoice({ query, index: next });

  return {
    index,
    select(next: number) {
      choose(next);
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
    },
    onPointerMove({ clientX, clientY, target }: PointerEvent) {
      const position = `${clientX} ${clientY}`;
      const isMoved = pointer.current !== undefined && pointer.current !== position;
      pointer.current = position;
      const option = target instanceof Element ? target.closest('[role="option"]') : null;
      const hovered = option ? Number(option.id.replace(/\D/g, '')) : index;
      if (isMoved && hovered !== index) choose(hovered);
    },
  };
}
