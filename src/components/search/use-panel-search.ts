import { useState } from 'react';
import { useHits, useInstantSearch, useSearchBox } from 'react-instantsearch';
import type { Hit } from './search-hit';

/** What the dialog shows below its box. */
type View = 'recent' | 'hits' | 'nothing' | 'error' | 'none';

/** The search of the dialog: what is typed, and the last answer, which may be to an earlier query. */
export function usePanelSearch() {
  const { query, refine } = useSearchBox();
  const [text, setOwnText] = useState(query);
  const { items } = useHits<Hit>({ escapeHTML: false });
  const { results, status, setIndexUiState } = useInstantSearch({ catchError: true });
  const answered = results.query ?? '';

  return {
    text,
    setText(next: string) {
      setOwnText(next);
      refine(next);
    },
    answered,
    hits: items,
    count: results.nbHits,
    status,
    // After a failure InstantSearch goes back to the query that was answered last.
    retry: () => setIndexUiState((state) => ({ ...state, query: text })),
    view: pickView(),
  };

  function pickView(): View {
    if (text.trim() === '') return 'recent';
    if (status === 'error') return 'error';
    if (items.length > 0) return 'hits';
    return answered.trim() === '' ? 'none' : 'nothing';
  }
}
