import { type RefObject, useEffect, useState } from 'react';
import { loadSearchPart, type SearchPart } from './search-part';

/** The state of loading the search code; `slow` after 200 ms. */
export type SearchLoad =
  | { phase: 'waiting' | 'slow' }
  /** `reload` is set if a newer deploy is the cause. */
  | { phase: 'failed'; retry: () => void; reload?: () => void }
  | { phase: 'loaded'; part: SearchPart };

/** Loads the search code when it is needed. A reload keeps what is in the `field`. */
export function useSearchPart(
  isNeeded: boolean,
  field?: RefObject<HTMLInputElement | null>,
): SearchLoad {
  const [attempt, setAttempt] = useState(0);
  const [load, setLoad] = useState<SearchLoad>({ phase: 'waiting' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: only once per attempt
  useEffect(() => {
    if (load.phase === 'loaded') return;
    if (!isNeeded) return setLoad({ phase: 'waiting' });
    let isCurrent = true;
    const show = (next: SearchLoad) => isCurrent && setLoad(next);
    const timer = setTimeout(() => show({ phase: 'slow' }), 200);
    const retry = () => {
      setLoad({ phase: 'slow' });
      setAttempt(attempt + 1);
    };
    const fail = async () => {
      const isNewer = await window.docsPartMissing(
        () => (isCurrent ? { search: field?.current?.value } : undefined),
        (reload) => show({ phase: 'failed', retry, reload }),
      );
      if (!isNewer) show({ phase: 'failed', retry });
    };
    loadSearchPart()
      .then((part) => show({ phase: 'loaded', part }), fail)
      .finally(() => clearTimeout(timer));
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [isNeeded, attempt]);

  return load;
}
