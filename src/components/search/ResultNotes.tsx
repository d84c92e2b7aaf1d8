import { useMemo } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { routeOfClick } from '../../hooks/route-of-click';
import { writeAddress } from '../../search/search-address';
import { Link } from '../Link';
import { type Hit, suggestQuery } from './search-hit';

interface ResultNotesProps {
  /** The hits that are shown. */
  hits: readonly Hit[];
  search: (query: string) => void;
}

/** What readers have to know about the results that follow: that they are not good, what was meant. */
export function ResultNotes({ hits, search }: ResultNotesProps) {
  const { results } = useInstantSearch({ catchError: true });
  const { query = '' } = results;
  const suggestion = useMemo(() => suggestQuery(query, hits), [query, hits]);
  // Our clients add it to a response.
  const isWeak = hits.length > 0 && (results as { isWeak?: boolean }).isWeak === true;
  return (
    <div className="search-notes" role="status">
      {isWeak && <p>Nothing matches well. These pages come closest:</p>}
      {suggestion && (
        <p>
          Did you mean{' '}
          <Link
            to={`/search/${writeAddress({ query: suggestion })}`}
            onClick={(event) => {
              if (routeOfClick(event) === undefined) return;
              event.preventDefault();
              // The dialog would follow the link.
              event.stopPropagation();
              search(suggestion);
            }}
          >
            {suggestion}
          </Link>
          ?
        </p>
      )}
    </div>
  );
}
