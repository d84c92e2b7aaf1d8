import { type RefObject, useEffect } from 'react';
import type { Typed } from '../search-box/typed';
import { optionId } from './use-choice';

interface PanelKeys {
  field: RefObject<HTMLInputElement | null>;
  typed: Typed;
  /** The query of the results shown. */
  resultQuery: string;
  hasOptions: boolean;
  /** Index of the selected option, and of the last one. */
  index: number;
  last: number;
  select: (index: number) => void;
  /** Keeps the query among the recent searches. */
  keep: () => void;
}

/** How many options Page Up and Page Down move by. */
const page = 5;

/** Returns the index of the option that a key moves to; undefined for any other key. */
function findTarget(key: string, index: number, last: number): number | undefined {
  if (key === 'ArrowDown') return index < last ? index + 1 : 0;
  if (key === 'ArrowUp') return index > 0 ? index - 1 : last;
  if (key === 'PageDown') return Math.min(index + page, last);
  if (key === 'PageUp') return Math.max(index - page, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? last : undefined;
}

/** Handles the keys of the dialog's field, and returns what handles the same keys in its list. */
export function usePanelKeys(keys: PanelKeys): (event: KeyboardEvent) => void {
  const { field, typed, resultQuery, hasOptions, index, last, select, keep } = keys;

  // If Enter comes before the results, the best hit opens once they are there.
  const isWanted = typed.isEntered && hasOptions && resultQuery === typed.text;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (isWanted) document.getElementById(optionId(index))?.click();
  }, [isWanted]);

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (event.isComposing || shiftKey || altKey) return;
    const isCommand = ctrlKey || metaKey;
    const target = isCommand ? undefined : findTarget(key, index, last);
    if (hasOptions && target !== undefined) select(target);
    else if (hasOptions && isCommand && key === 'Enter') {
      keep();
      open(document.getElementById(optionId(index))?.getAttribute('href') ?? undefined);
    } else if (!hasOptions && key === 'ArrowDown') focusStart(event.currentTarget as Element);
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
