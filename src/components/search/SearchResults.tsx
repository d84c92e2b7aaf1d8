import { useMemo } from 'react';
import type { SearchAddress } from '../../search/search-address';
import { ResultList } from './ResultList';
import { SearchRoot } from './SearchRoot';
import { findScope, useUsualVersion } from './search-scope';

interface SearchResultsProps {
  /** What the page's address contains. */
  address: SearchAddress;
  change: (part: Partial<SearchAddress>) => void;
}

/** What the search page shows below its box. */
export function SearchResults({ address, change }: SearchResultsProps) {
  const { query, kinds } = address;
  const usual = useUsualVersion();
  const version = address.version ?? usual;
  const scope = useMemo(() => findScope(version), [version]);
  return (
    <SearchRoot scope={scope} hitsPerPage={20} words={24} query={query} kinds={kinds}>
      <ResultList address={address} scope={scope} change={change} />
    </SearchRoot>
  );
}
