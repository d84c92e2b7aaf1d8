import { useEffect, useMemo } from 'react';
import { useHits, useInstantSearch, useSearchBox } from 'react-instantsearch';
import { listRows } from '../../search/list-rows';
import type { Hit, RowHit } from './search-hit';
import { useSnippets } from './use-snippets';

/** What the dialog shows below its field. */
type View = 'start' | 'hits' | 'nothing' | 'error' | 'none';

/** Searches for what is typed, and returns the last results, which may lag behind it. */
export function usePanelSearch(text: string) {
  const { query, refine } = useSearchBox();
  const hits = useSnippets(useHits<Hit>({ escapeHTML: false }).items);
  const { results, status, setIndexUiState } = useInstantSearch({ catchError: true });
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a failure InstantSearch changes the query
  useEffect(() => {
    if (text !== query || status === 'error') refine(text);
  }, [text]);
  const resultQuery = results.query ?? '';
  const rows = useMemo(() => listRows<RowHit, Hit>(hits), [hits]);

  return {
    resultQuery,
    rows,
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
