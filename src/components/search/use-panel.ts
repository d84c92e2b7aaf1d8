import { useRef, useState } from 'react';
import { cutQuery } from '../../search/search-address';
import type { EarlySearchRef } from '../search-box/early-search';
import { useChoice } from './use-choice';
import { useLateTyping } from './use-late-typing';
import { usePanelKeys } from './use-panel-keys';
import { usePanelSearch } from './use-panel-search';
import { useRecentSearches } from './use-recent-searches';

/** The state of the dialog, and what its parts do. `onReady` is called when the field has what was `typed`, and the focus. */
export function usePanel(typed: EarlySearchRef, onReady: () => void) {
  const input = useRef<HTMLInputElement>(null);
  const [early] = useState(typed.current);
  const [rest, setRest] = useState(early?.rest ?? '');
  const earlyText = cutQuery(early?.text ?? '');
  const { setText, ...results } = usePanelSearch(earlyText);
  const { text, resultQuery, groups, view } = results;
  const { recent, add, remove } = useRecentSearches();
  const hasOptions = view === 'hits';
  const rowCount = groups.flatMap(({ rows }) => rows).length;
  const { index, move, onPointerMove } = useChoice(resultQuery, rowCount + 1);
  const entered = early?.isEntered ? earlyText : undefined;
  const keys = usePanelKeys({ text, resultQuery, hasOptions, entered, index, move });
  const { onKeyDown } = keys;

  const focus = () => input.current?.focus();
  const search = (query: string, left = '') => {
    keys.stopWaiting();
    setText(cutQuery(query));
    setRest(left);
    focus();
  };
  useLateTyping(typed, { early, onReady, search });
  const removeRecent = (query: string) => {
    remove(query);
    focus();
  };
  const keep = () => add(text);
  return {
    ...results,
    input,
    rest,
    hasOptions,
    rowCount,
    index,
    onPointerMove,
    onKeyDown,
    search,
    recent,
    removeRecent,
    keep,
  };
}
