import type { PageProps } from 'gatsby';
import { useEffect, useState } from 'react';
import { PlainPage } from '../components/page/PlainPage';
import { Seo } from '../components/Seo';
import { SearchField } from '../components/search-box/SearchField';
import { SearchWait } from '../components/search-box/SearchWait';
import { SearchWithoutScript } from '../components/search-box/SearchWithoutScript';
import { useSearchPart } from '../components/search-box/use-search-part';
import type { BranchesContext } from '../navigation/model';
import { cutQuery, readAddress, type SearchAddress, writeAddress } from '../search/search-address';

const emptySearch: SearchAddress = { query: '', kinds: [] };

/** Updates the address without adding a history entry and without a navigation in Gatsby. */
function replaceAddress(address: SearchAddress): void {
  const { history, location } = window;
  history.replaceState(history.state, '', `${location.pathname}${writeAddress(address)}`);
}

export default function Search({ pageContext, location }: PageProps<object, BranchesContext>) {
  const [address, setAddress] = useState(emptySearch);
  const [visit, setVisit] = useState<string>();
  const load = useSearchPart(true);

  // Read after hydration, because the server's document has no query, and again on each visit.
  const key = location.key ?? 'first';
  useEffect(() => {
    setAddress(readAddress(window.location.search));
    setVisit(key);
  }, [key]);

  const change = (part: Partial<SearchAddress>) => {
    const next = { ...address, ...part };
    setAddress(next);
    replaceAddress(next);
  };

  const { query } = address;
  const title = query ? `Search results for "${cutQuery(query)}"` : 'Search';
  return (
    <>
      <Seo
        title={title}
        description="Search the guides and the API reference."
        route="/search/"
        noindex
      />
      <PlainPage title={title}>
        <p>Search for an operation, field, header or path, or ask a question.</p>
        <SearchField
          query={cutQuery(query)}
          onQuery={(text, rest) => change({ query: text, rest })}
        />
        <SearchWithoutScript branches={pageContext.branches} />
        {visit !== undefined &&
          (load.phase === 'loaded' ? (
            <load.part.SearchResults key={visit} address={address} change={change} />
          ) : (
            <SearchWait load={load} />
          ))}
      </PlainPage>
    </>
  );
}
