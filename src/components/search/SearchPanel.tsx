import { useEffect, useMemo } from 'react';
import { cutQuery } from '../../search/search-address';
import { PanelContent } from './PanelContent';
import { SearchRoot } from './SearchRoot';
import { findScope } from './search-scope';
import { prepareSearch } from './shared-source';

interface SearchPanelProps {
  /** The docs version in view. */
  version: string;
  /** What was typed before there was a box for it. */
  typed: string;
  close: () => void;
}

/** What the dialog of the search holds. */
export function SearchPanel({ version, typed, close }: SearchPanelProps) {
  const scope = useMemo(() => findScope(version), [version]);
  // Whoever opens it by a key came near no box that would have done so.
  useEffect(() => void prepareSearch(version).catch(() => {}), [version]);
  return (
    <SearchRoot scope={scope} hitsPerPage={8} words={14} query={cutQuery(typed)}>
      <PanelContent scope={scope} close={close} />
    </SearchRoot>
  );
}
