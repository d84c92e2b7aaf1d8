import type { ReactNode } from 'react';
import { Configure, InstantSearch } from 'react-instantsearch';
import { highlightTags } from '../../search/split-highlights';
import type { Scope } from './search-scope';
import { getSource } from './shared-source';

interface SearchRootProps {
  scope: Scope;
  hitsPerPage: number;
  /** The number of words in a snippet. */
  words: number;
  query?: string;
  kinds?: readonly string[];
  children: ReactNode;
}

/** Provides a search within a scope to its children. */
export function SearchRoot({
  scope,
  hitsPerPage,
  words,
  query = '',
  kinds,
  children,
}: SearchRootProps) {
  const { indexName, client } = getSource();
  return (
    <InstantSearch
      indexName={indexName}
      searchClient={client}
      insights={false}
      stalledSearchDelay={200}
      initialUiState={{
        [indexName]: { query, ...(kinds?.length && { refinementList: { kind: [...kinds] } }) },
      }}
      future={{ preserveSharedStateOnUnmount: true }}
    >
      <Configure
        hitsPerPage={hitsPerPage}
        // The best record of a page, and two more of its sections.
        distinct={3}
        facets={['language', 'version']}
        // The scope is a refinement, because InstantSearch would let other filters replace a filter.
        facetsRefinements={{ language: [scope.language], version: [scope.version] }}
        attributesToSnippet={[`text:${words}`, 'code:12']}
        highlightPreTag={highlightTags.pre}
        highlightPostTag={highlightTags.post}
      />
      {children}
    </InstantSearch>
  );
}
