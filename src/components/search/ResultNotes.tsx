import { useInstantSearch } from 'react-instantsearch';
import { LeftOut } from '../search-box/LeftOut';

interface ResultNotesProps {
  /** Whether hits are shown. */
  hasHits: boolean;
  /** What the search field does not show. */
  rest?: string;
}

/** What our clients add to a response. */
interface Judgement {
  isWeak?: boolean;
  omitted?: readonly string[];
  corrected?: string;
}

/** What readers have to know about the results that follow: that they are not good, what is searched for. */
export function ResultNotes({ hasHits, rest = '' }: ResultNotesProps) {
  const { results } = useInstantSearch({ catchError: true });
  const { isWeak, omitted = [], corrected } = (hasHits ? results : {}) as Judgement;
  return (
    <div className="search-notes" role="status">
      {rest && <LeftOut rest={rest} />}
      {corrected && <p>Showing results for {quote(corrected)}.</p>}
      {omitted.length > 0 && <p>Results without {omitted.map(quote).join(', ')}.</p>}
      {isWeak && <p>Nothing matches well. These pages come closest:</p>}
    </div>
  );
}

function quote(text: string): string {
  return `“${text}”`;
}
