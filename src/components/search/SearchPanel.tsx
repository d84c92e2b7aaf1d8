import { useEffect, useMemo, useState } from 'react';
import { cutQuery } from '../../search/search-address';
import type { EarlySearchRef } from '../search-box/early-search';
import { PanelContent } from './PanelContent';
import { SearchRoot } from './SearchRoot';
import { findScope } from './search-scope';
import { prepareSearch } from './shared-source';

interface SearchPanelProps {
  /** The current docs version. */
  version: string;
  /** What was typed before the field appeared. */
  typed: EarlySearchRef;
  close: () => void;
  /** Called when the field of the panel is there. */
  onReady: () => void;
}

/** The content of the search dialog. */
export function SearchPanel({ version, ...panel }: SearchPanelProps) {
  const [query] = useState(() => cutQuery(panel.typed.current?.text ?? ''));
  const scope = useMemo(() => findScope(version), [version]);
  // The search box prepares the search on hover and focus, which a keyboard shortcut skips.
  useEffect(() => void prepareSearch(version).catch(() => {}), [version]);
  return (
    <SearchRoot scope={scope} hitsPerPage={8} words={14} query={query}>
      <PanelContent scope={scope} {...panel} />
    </SearchRoot>
  );
}
