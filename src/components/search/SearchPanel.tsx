import { useMemo } from 'react';
import { PanelContent } from './PanelContent';
import { SearchRoot } from './SearchRoot';
import { findScope } from './search-scope';

interface SearchPanelProps {
  /** The docs version in view. */
  version: string;
  close: () => void;
}

/** What the dialog of the search holds. */
export function SearchPanel({ version, close }: SearchPanelProps) {
  const scope = useMemo(() => findScope(version), [version]);
  return (
    <SearchRoot scope={scope} hitsPerPage={8} words={14}>
      <PanelContent scope={scope} close={close} />
    </SearchRoot>
  );
}
