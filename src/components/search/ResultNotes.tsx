import { useMemo } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { routeOfClick } from '../../hooks/route-of-click';
import { writeAddress } from '../../search/search-address';
import { Link } from '../Link';
import { LeftOut } from '../search-box/LeftOut';
import { type Hit, suggestQuery } from './search-hit';

interface ResultNotesProps {
  /** The hits that are shown. */
  hits: readonly Hit[];
  /** What the search field does not show. */
  rest?: string;
  search: (query: string) => void;
}

/** What our clients add to a response. */
interface Judgement {
  isWeak?: boolean;
  omitted?: readonly string[];
}

/** What readers have to know about the results that follow: that they are not good, what was meant. */
export function ResultNotes({ hits, rest = '', search }: ResultNotesProps) {
  const { results } = useInstantSearch({ catchError: true });
  const { query = '' } = results;
  const { isWeak, omitted = [] } = (hits.length > 0 ? results : {}) as Judgement;
  const suggestion = useMemo(
    () => (isWeak ? suggestQuery(query, hits) : undefined),
    [isWeak, query, hits],
  );
  return (
    <div className="search-notes" role="status">
      {rest && <LeftOut rest={rest} />}
      {omitted.length > 0 && <p>Results without {omitted.map(quote).join(', ')}.</p>}
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

function quote(text: string): string {
  return `“${text}”`;
}
