import { type RefObject, useEffect } from 'react';
import type { Typed } from '../search-box/typed';
import { optionId } from './use-choice';

interface PanelKeys {
  field: RefObject<HTMLInputElement | null>;
  typed: Typed;
  /** The query of the results shown. */
  resultQuery: string;
  hasOptions: boolean;
  /** Index of the selected option. */
  index: number;
  move: (step: 1 | -1) => void;
}

/** Handles the keys of the dialog's field, and returns what handles the arrow keys in its list. */
export function usePanelKeys(keys: PanelKeys): (event: KeyboardEvent) => void {
  const { field, typed, resultQuery, hasOptions, index, move } = keys;

  // If Enter comes before the results, the best hit opens once they are there.
  const isWanted = typed.isEntered && hasOptions && resultQuery === typed.text;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (isWanted) document.getElementById(optionId(index))?.click();
  }, [isWanted]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.isComposing) return;
    const step = ({ ArrowDown: 1, ArrowUp: -1 } as const)[event.key];
    if (step && hasOptions) move(step);
    else if (step === 1) focusStart(event.currentTarget as Element);
    else return;
    event.preventDefault();
  };
  useEffect(() => {
    const input = field.current;
    input?.addEventListener('keydown', onKeyDown);
    return () => input?.removeEventListener('keydown', onKeyDown);
  });
  return onKeyDown;
}

function focusStart(field: Element): void {
  field.closest('dialog')?.querySelector<HTMLElement>('[data-start]')?.focus();
}
