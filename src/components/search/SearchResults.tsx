import { useMemo } from 'react';
import type { SearchAddress } from '../../search/search-address';
import { ResultList } from './ResultList';
import { SearchRoot } from './SearchRoot';
import { findScope, useDefaultVersion } from './search-scope';

interface SearchResultsProps {
  /** The search in the page's address. */
  address: SearchAddress;
  change: (part: Partial<SearchAddress>) => void;
}

/** The part of the search page below its field. */
export function SearchResults({ address, change }: SearchResultsProps) {
  const { query, kinds } = address;
  const defaultVersion = useDefaultVersion();
  const version = address.version ?? defaultVersion;
  const scope = useMemo(() => findScope(version), [version]);
  return (
    <SearchRoot scope={scope} hitsPerPage={20} words={24} query={query} kinds={kinds}>
      <ResultList address={address} scope={scope} change={change} />
    </SearchRoot>
  );
}
