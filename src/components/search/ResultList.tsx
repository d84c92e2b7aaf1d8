import { type Ref, useEffect } from 'react';
import { useInfiniteHits, useInstantSearch, useSearchBox } from 'react-instantsearch';
import type { SearchAddress } from '../../search/search-address';
import { countOf } from '../../text/count-of';
import { Link } from '../Link';
import { HitContent } from './HitContent';
import { ResultFilters } from './ResultFilters';
import { ResultNotes } from './ResultNotes';
import { NoResults, SearchError, StillSearching } from './SearchMessages';
import { Suggestions } from './Suggestions';
import { type Hit, writeFound } from './search-hit';
import type { Scope } from './search-scope';
import { useFocusOnNew } from './use-focus-on-new';
import { useKeptPlace } from './use-kept-place';
import { isWaiting, useSnippets } from './use-snippets';

interface ResultListProps {
  address: SearchAddress;
  scope: Scope;
  change: (part: Partial<SearchAddress>) => void;
}

/** Filters, the number of hits, and the hits: the best 20, and more on request. */
export function ResultList({ address, scope, change }: ResultListProps) {
  const { query, kinds } = address;
  const { refine } = useSearchBox();
  const { items, isLastPage, showMore } = useInfiniteHits<Hit>({ escapeHTML: false });
  const hits = useSnippets(items);
  const { results, status, setIndexUiState } = useInstantSearch({ catchError: true });
  const { list, awaitMore } = useFocusOnNew(items.length);
  // Rows have their height once they have their snippets.
  const isComplete = results.query === query && !hits.some(isWaiting);
  useKeptPlace(isComplete ? hits.length : 0, isLastPage ? undefined : showMore);
  useEffect(() => refine(query), [query, refine]);

  // After a failure InstantSearch reverts to the query of the last response.
  const retry = () =>
    setIndexUiState((state) => ({ ...state, query, refinementList: { kind: [...kinds] } }));

  const search = (text: string) => change({ query: text, rest: '' });
  const more = () => {
    awaitMore();
    showMore();
  };
  const resultQuery = results.query ?? '';
  const hasQuery = query.trim() !== '';
  const hasHits = hasQuery && hits.length > 0;
  // Before the first response, InstantSearch has made up results without hits.
  const hasResponse = status !== 'error' && !results.__isArtificial;
  const isEmpty = hasQuery && !hasHits && hasResponse && resultQuery.trim() !== '';
  return (
    <div className="search-results">
      <ResultFilters address={address} scope={scope} change={change} />
      <p role="status">{hasHits && resultQuery === query && countOf(results.nbHits, 'result')}</p>
      {!hasQuery && <Suggestions query="" scope={scope} search={search} />}
      {status === 'stalled' && <StillSearching />}
      {isEmpty && <NoResults query={resultQuery} scope={scope} search={search} />}
      <ResultNotes hasHits={hasHits} rest={address.rest} />
      {hasHits && <HitRows ref={list} hits={hits} />}
      {hasQuery && status === 'error' && <SearchError retry={retry} />}
      {hasHits && !isLastPage && (
        <button type="button" className="button" onClick={more}>
          Show more results
        </button>
      )}
    </div>
  );
}

interface HitRowsProps {
  ref: Ref<HTMLOListElement>;
  hits: readonly Hit[];
}

function HitRows({ ref, hits }: HitRowsProps) {
  return (
    <ol ref={ref} className="search-list">
      {hits.map((hit) => (
        <li key={hit.objectID}>
          <Link className="hit" to={hit.route} data-found={writeFound(hit)}>
            <HitContent hit={hit} />
          </Link>
          {hit.sections && hit.sections.length > 0 && (
            <ul aria-label={`More on the page ${hit.pageTitle}`}>
              {hit.sections.map((section) => (
                <li key={section.objectID}>
                  <Link
                    className="hit hit-section"
                    to={section.route}
                    data-found={writeFound(section)}
                  >
                    <HitContent hit={section} isSection />
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}
