import { type KeyboardEvent, useEffect, useRef } from 'react';
import { optionId } from './use-choice';

interface PanelKeys {
  text: string;
  /** The query of the results shown. */
  resultQuery: string;
  hasOptions: boolean;
  /** Index of the selected option. */
  index: number;
  move: (step: 1 | -1) => void;
  close: () => void;
}

/** Handles the keys of the dialog. If Enter comes before the results, the best hit opens later. */
export function usePanelKeys({ text, resultQuery, hasOptions, index, move, close }: PanelKeys) {
  const pendingQuery = useRef<string>(undefined);
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
      if (event.key === 'Escape') close();
      else if (event.key === 'Enter' && resultQuery !== text) pendingQuery.current = text;
      else if (event.key === 'Enter' && hasOptions) open();
      else if (step && hasOptions) move(step);
      else if (step === 1) focusRecent(event.currentTarget);
      else return;
      event.preventDefault();
    },
    /** Cancels an Enter that is waiting for results. */
    stopWaiting() {
      pendingQuery.current = undefined;
    },
  };
}

function focusRecent(field: Element): void {
  field.closest('.search')?.querySelector<HTMLElement>('[data-recent]')?.focus();
}
