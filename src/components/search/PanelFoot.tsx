import { writeAddress } from '../../search/search-address';
import { countOf } from '../../text/count-of';
import { Link } from '../Link';
import { useUsualVersion } from './search-scope';

interface PanelFootProps {
  /** The link to all results, which is the list's last option; none without results. */
  all?: {
    id: string;
    query: string;
    count: number;
    /** The docs version that is searched. */
    version: string;
    isSelected: boolean;
    onOpen: () => void;
  };
}

/** The keys of the dialog, and the link to the search page. */
export function PanelFoot({ all }: PanelFootProps) {
  const usual = useUsualVersion();
  return (
    <div className="search-foot">
      <span>
        <kbd className="kbd">↑</kbd>
        <kbd className="kbd">↓</kbd> move
      </span>
      <span>
        <kbd className="kbd">Enter</kbd> open
      </span>
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
            version: all.version === usual ? undefined : all.version,
          })}`}
          onClick={all.onOpen}
        >
          See all {countOf(all.count, 'result')}
        </Link>
      )}
    </div>
  );
}
