import { useEffect } from 'react';
import { useInfiniteHits, useInstantSearch, useSearchBox } from 'react-instantsearch';
import type { SearchAddress } from '../../search/search-address';
import { countWords } from '../count-words';
import { Link } from '../Link';
import { HitContent } from './HitContent';
import { NoResults } from './NoResults';
import { ResultFilters } from './ResultFilters';
import { SearchError } from './SearchError';
import { StillSearching } from './StillSearching';
import { Suggestions } from './Suggestions';
import type { Hit } from './search-hit';
import type { Scope } from './search-scope';
import { useFocusOnNew } from './use-focus-on-new';

interface ResultListProps {
  address: SearchAddress;
  scope: Scope;
  change: (part: Partial<SearchAddress>) => void;
}

/** Filters, the number of hits, and the hits: the best first, 20 and more on request. */
export function ResultList({ address, scope, change }: ResultListProps) {
  const { query, kinds } = address;
  const { refine } = useSearchBox();
  const { items, isLastPage, showMore } = useInfiniteHits<Hit>({ escapeHTML: false });
  const { results, status, setIndexUiState } = useInstantSearch({ catchError: true });
  const { list, awaitMore } = useFocusOnNew(items.length);
  useEffect(() => refine(query), [query, refine]);

  // After a failure InstantSearch goes back to what was answered last.
  const retry = () =>
    setIndexUiState((state) => ({ ...state, query, refinementList: { kind: [...kinds] } }));

  const search = (text: string) => change({ query: text });
  const answered = results.query ?? '';
  const isAsked = query.trim() !== '';
  const hasHits = isAsked && items.length > 0;
  const isEmpty = isAsked && !hasHits && status !== 'error' && answered.trim() !== '';
  return (
    <div className="search-results">
      <ResultFilters address={address} scope={scope} change={change} />
      <p role="status">{hasHits && answered === query && countWords(results.nbHits, 'result')}</p>
      {!isAsked && <Suggestions query="" scope={scope} search={search} />}
      {status === 'stalled' && <StillSearching />}
      {isEmpty && <NoResults query={answered} scope={scope} search={search} />}
      {hasHits && (
        <ol ref={list} className="search-list">
          {items.map((hit) => (
            <li key={hit.objectID}>
              <Link className="hit" to={hit.route}>
                <HitContent hit={hit} />
              </Link>
            </li>
          ))}
        </ol>
      )}
      {isAsked && status === 'error' && <SearchError retry={retry} />}
      {hasHits && !isLastPage && (
        <button
          type="button"
          className="button"
          onClick={() => {
            awaitMore();
            showMore();
          }}
        >
          Show more results
        </button>
      )}
    </div>
  );
}
