import { useEffect, useMemo } from 'react';
import { cutQuery } from '../../search/search-address';
import { PanelContent } from './PanelContent';
import { SearchRoot } from './SearchRoot';
import { findScope } from './search-scope';
import { prepareSearch } from './shared-source';

interface SearchPanelProps {
  /** The docs version in view. */
  version: string;
  /** What was typed before the field appeared. */
  typed: string;
  close: () => void;
}

/** The content of the search dialog. */
export function SearchPanel({ version, typed, close }: SearchPanelProps) {
  const scope = useMemo(() => findScope(version), [version]);
  // A reader who opens it by a key has not come near the box, which prepares the search too.
  useEffect(() => void prepareSearch(version).catch(() => {}), [version]);
  return (
    <SearchRoot scope={scope} hitsPerPage={8} words={14} query={cutQuery(typed)}>
      <PanelContent scope={scope} close={close} />
    </SearchRoot>
  );
}
