import { useEffect, useMemo, useState } from 'react';
import { PanelContent, type PanelProps } from './PanelContent';
import { SearchRoot } from './SearchRoot';
import { findScope } from './search-scope';
import { prepareSearch } from './shared-source';

interface SearchPanelProps extends Omit<PanelProps, 'scope'> {
  /** The current docs version. */
  version: string;
}

/** The content of the search dialog below its field. */
export function SearchPanel({ version, ...panel }: SearchPanelProps) {
  const [query] = useState(panel.typed.text);
  const scope = useMemo(() => findScope(version), [version]);
  // The search box prepares the search on hover and focus, which a keyboard shortcut skips.
  useEffect(() => void prepareSearch(version).catch(() => {}), [version]);
  return (
    <SearchRoot scope={scope} hitsPerPage={8} words={14} query={query}>
      <PanelContent scope={scope} {...panel} />
    </SearchRoot>
  );
}
