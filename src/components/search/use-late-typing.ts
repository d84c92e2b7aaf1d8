import { useEffect, useLayoutEffect, useRef } from 'react';
import { cutQuery } from '../../search/search-address';
import type { EarlySearch, EarlySearchRef } from '../search-box/early-search';

interface LateTyping {
  /** What was typed until the panel began to render. */
  early: EarlySearch | undefined;
  /** Called when the field has what was typed, and the focus. */
  onReady: () => void;
  search: (query: string, left?: string) => void;
}

/** Takes over `typed` once the field is there, and searches for what was typed while the panel was being rendered. */
export function useLateTyping(typed: EarlySearchRef, { early, onReady, search }: LateTyping): void {
  const last = useRef(early);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => {
    last.current = typed.current;
    typed.current = undefined;
    onReady();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after the search for the early text
  useEffect(() => {
    const { text = '', rest } = last.current ?? {};
    if (cutQuery(text) !== cutQuery(early?.text ?? '')) search(text, rest);
  }, []);
}
