import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** What the entry of the history keeps of the list of results. */
interface Place {
  /** The number of hits that were shown. */
  shown: number;
  /** How far the page was scrolled. */
  scroll: number;
}

/** A reader who does one of these has gone on and must not be moved. */
const intents = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
/** Browsers limit how often the history may be changed. */
const pause = 150;

function readPlace(): Place | undefined {
  return history.state?.results;
}

/**
 * Brings back as many hits as were shown and the position on the page, after Back and after a reload.
 * `showMore` is undefined if there are no more hits.
 */
export function useKeptPlace(count: number, showMore: (() => void) | undefined): void {
  const [place] = useState(readPlace);
  const isRestored = useRef(place === undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only once per response
  useLayoutEffect(() => {
    if (isRestored.current || !place || count === 0) return;
    if (count < place.shown && showMore) return showMore();
    isRestored.current = true;
    scrollTo(0, place.scroll);
  }, [count]);

  const save = useEffectEvent((key: unknown) => {
    const { state } = history;
    // While a move to another page is under way, its entry may be the current one already.
    if (!isRestored.current || state?.key !== key || state?.isOverlay) return;
    const results: Place = { shown: count, scroll: scrollY };
    history.replaceState({ ...state, results }, '');
  });

  // Another query has other hits, although nobody has scrolled since.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once per response
  useEffect(() => save(history.state?.key), [count]);

  useEffect(() => {
    const key = history.state?.key;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const saveNow = () => save(key);
    const saveSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(saveNow, pause);
    };
    const stop = () => {
      isRestored.current = true;
    };
    addEventListener('scroll', saveSoon);
    // Before the listener that follows the link.
    addEventListener('click', saveNow, true);
    for (const intent of intents) addEventListener(intent, stop, { passive: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', saveSoon);
      removeEventListener('click', saveNow, true);
      for (const intent of intents) removeEventListener(intent, stop);
    };
  }, []);
}
