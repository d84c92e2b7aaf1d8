import { useEffect, useMemo } from 'react';
import { cutQuery } from '../../search/search-address';
import { PanelContent } from './PanelContent';
import { SearchRoot } from './SearchRoot';
import { findScope } from './search-scope';
import { prepareSearch } from './shared-source';

interface SearchPanelProps {
  /** The current docs version. */
  version: string;
  /** Text typed before the field appeared. */
  typed: string;
  close: () => void;
}

/** The content of the search dialog. */
export function SearchPanel({ version, typed, close }: SearchPanelProps) {
  const scope = useMemo(() => findScope(version), [version]);
  // The search box prepares the search on hover and focus, which a keyboard shortcut skips.
  useEffect(() => void prepareSearch(version).catch(() => {}), [version]);
  return (
    <SearchRoot scope={scope} hitsPerPage={8} words={14} query={cutQuery(typed)}>
      <PanelContent scope={scope} close={close} />
    </SearchRoot>
  );
}
