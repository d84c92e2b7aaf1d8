import { type KeyboardEvent, useEffect, useRef } from 'react';
import { optionId } from './use-choice';

interface PanelKeys {
  text: string;
  /** The query of the results shown. */
  resultQuery: string;
  hasOptions: boolean;
  /** What Enter was pressed for before the field appeared. */
  entered?: string;
  /** Index of the selected option. */
  index: number;
  move: (step: 1 | -1) => void;
}

/** Handles the keys of the dialog. If Enter comes before the results, the best hit opens later. */
export function usePanelKeys({ text, resultQuery, hasOptions, entered, index, move }: PanelKeys) {
  const pendingQuery = useRef(entered);
  const open = () => document.getElementById(optionId(index))?.click();

  // biome-ignore lint/correctness/useExhaustiveDependencies: only once per response
  useEffect(() => {
    if (pendingQuery.current !== resultQuery || !hasOptions) return;
    pendingQuery.current = undefined;
    open();
  }, [resultQuery, hasOptions]);

  return {
    onKeyDown(event: KeyboardEvent) {
      if (event.nativeEvent.isComposing) return;
      const step = ({ ArrowDown: 1, ArrowUp: -1 } as const)[event.key];
      if (event.key === 'Enter' && resultQuery !== text) pendingQuery.current = text;
      else if (event.key === 'Enter' && hasOptions) open();
      else if (step && hasOptions) move(step);
      else if (step === 1) focusStart(event.currentTarget);
      else return;
      event.preventDefault();
    },
    /** Cancels an Enter that is waiting for results. */
    stopWaiting() {
      pendingQuery.current = undefined;
    },
  };
}

function focusStart(field: Element): void {
  field.closest('.search')?.querySelector<HTMLElement>('[data-start]')?.focus();
}
