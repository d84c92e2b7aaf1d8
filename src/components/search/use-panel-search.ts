import { useEffect, useMemo, useState } from 'react';
import { useHits, useInstantSearch, useSearchBox } from 'react-instantsearch';
import { listRows } from '../../search/list-rows';
import type { Hit, RowHit } from './search-hit';
import { useSnippets } from './use-snippets';

/** What the dialog shows below its field. */
type View = 'start' | 'hits' | 'nothing' | 'error' | 'none';

/**
 * The state of the dialog: what is typed, and the last results, which may lag behind it. `early` is what
 * was typed before.
 */
export function usePanelSearch(early: string) {
  const { query, refine } = useSearchBox();
  const [text, setTypedText] = useState(early);
  const hits = useSnippets(useHits<Hit>({ escapeHTML: false }).items);
  const { results, status, setIndexUiState } = useInstantSearch({ catchError: true });
  // InstantSearch began with less: it shows its children only after it has started.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once
  useEffect(() => {
    if (early !== query) refine(early);
  }, []);
  const resultQuery = results.query ?? '';
  const groups = useMemo(() => listRows<RowHit, Hit>(hits), [hits]);

  return {
    text,
    setText(next: string) {
      setTypedText(next);
      refine(next);
    },
    resultQuery,
    hits,
    groups,
    count: results.nbHits,
    status,
    // After a failure InstantSearch reverts to the query of the last response.
    retry: () => setIndexUiState((state) => ({ ...state, query: text })),
    view: pickView(),
  };

  function pickView(): View {
    if (text.trim() === '') return 'start';
    if (status === 'error') return 'error';
    if (hits.length > 0) return 'hits';
    // Before the first response, InstantSearch has made up results without hits.
    return results.__isArtificial || resultQuery.trim() === '' ? 'none' : 'nothing';
  }
}
