import { writeAddress } from '../../search/search-address';
import { countOf } from '../../text/count-of';
import { Link } from '../Link';
import { useDefaultVersion } from './search-scope';

interface PanelFootProps {
  /** The link to all results, which is the last option; undefined if there are no results. */
  all?: {
    id: string;
    query: string;
    count: number;
    /** The docs version being searched. */
    version: string;
    isSelected: boolean;
    onOpen: () => void;
  };
  /** True if the arrow keys lead somewhere. */
  hasRows: boolean;
}

/** The keyboard shortcuts of the dialog and the link to the search page. */
export function PanelFoot({ all, hasRows }: PanelFootProps) {
  const defaultVersion = useDefaultVersion();
  return (
    <div className="search-foot">
      {hasRows && (
        <span>
          <kbd className="kbd">↑</kbd>
          <kbd className="kbd">↓</kbd> move
        </span>
      )}
      {all && (
        <span>
          <kbd className="kbd">Enter</kbd> open
        </span>
      )}
      <span>
        <kbd className="kbd">Esc</kbd> close
      </span>
      {all && (
        <Link
          id={all.id}
          role="option"
          tabIndex={-1}
          aria-selected={all.isSelected}
          to={`/search/${writeAddress({
            query: all.query,
            version: all.version === defaultVersion ? undefined : all.version,
          })}`}
          onClick={all.onOpen}
        >
          See all {countOf(all.count, 'result')}
        </Link>
      )}
    </div>
  );
}
