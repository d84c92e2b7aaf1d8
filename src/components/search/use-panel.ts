import type { RefObject } from 'react';
import type { Typed } from '../search-box/typed';
import { useChoice } from './use-choice';
import { usePanelKeys } from './use-panel-keys';
import { usePanelSearch } from './use-panel-search';
import { useRecentSearches } from './use-recent-searches';

/** The state of the dialog below its field, and what its parts do. */
export function usePanel(typed: Typed, field: RefObject<HTMLInputElement | null>) {
  const results = usePanelSearch(typed.text);
  const { resultQuery, rows, view } = results;
  const { recent, add, remove } = useRecentSearches();
  const hasOptions = view === 'hits';
  const rowCount = rows.length;
  const { index, select, onPointerMove } = useChoice(resultQuery, rowCount + 1);
  const keep = () => add(typed.text);
  const last = rowCount;
  const onKeyDown = usePanelKeys({
    field,
    typed,
    resultQuery,
    hasOptions,
    index,
    last,
    select,
    keep,
  });
  return {
    ...results,
    hasOptions,
    rowCount,
    index,
    onPointerMove,
    onKeyDown,
    recent,
    removeRecent(query: string) {
      remove(query);
      field.current?.focus();
    },
    keep,
  };
}
