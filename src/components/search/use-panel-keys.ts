import { type KeyboardEvent, useEffect, useRef } from 'react';
import { optionId } from './use-choice';

interface PanelKeys {
  text: string;
  /** The query that the results in view belong to. */
  resultQuery: string;
  hasOptions: boolean;
  /** Number of the selected option. */
  index: number;
  move: (step: 1 | -1) => void;
  close: () => void;
}

/** The keys of the dialog. Enter before the results are there opens the best hit once they are. */
export function usePanelKeys({ text, resultQuery, hasOptions, index, move, close }: PanelKeys) {
  const awaited = useRef<string>(undefined);
  const open = () => document.getElementById(optionId(index))?.click();

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each response
  useEffect(() => {
    if (awaited.current !== resultQuery || !hasOptions) return;
    awaited.current = undefined;
    open();
  }, [resultQuery, hasOptions]);

  return {
    onKeyDown(event: KeyboardEvent) {
      if (event.nativeEvent.isComposing) return;
      const step = ({ ArrowDown: 1, ArrowUp: -1 } as const)[event.key];
      if (event.key === 'Escape') close();
      else if (event.key === 'Enter' && resultQuery !== text) awaited.current = text;
      else if (event.key === 'Enter' && hasOptions) open();
      else if (step && hasOptions) move(step);
      else if (step === 1) focusRecent(event.currentTarget);
      else return;
      event.preventDefault();
    },
    /** Opens nothing when the results arrive. */
    stopWaiting() {
      awaited.current = undefined;
    },
  };
}

function focusRecent(field: Element): void {
  field.closest('.search')?.querySelector<HTMLElement>('[data-recent]')?.focus();
}
