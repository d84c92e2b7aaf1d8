import type { ReactNode } from 'react';
import { type Configure, InstantSearch, useConfigure } from 'react-instantsearch';
import { highlightTags } from '../../search/split-highlights';
import type { Scope } from './search-scope';
import { getSource } from './shared-source';

interface SearchRootProps {
  scope: Scope;
  hitsPerPage: number;
  /** How many words of a text are shown. */
  words: number;
  query?: string;
  kinds?: readonly string[];
  children: ReactNode;
}

type Parameters = React.ComponentProps<typeof Configure>;

/** The scope is a refinement, not a filter, because InstantSearch lets other filters replace those. */
function Configured({
  scope,
  hitsPerPage,
  words,
}: Pick<SearchRootProps, 'scope' | 'hitsPerPage' | 'words'>) {
  const parameters: Parameters = {
    hitsPerPage,
    facets: ['language', 'version'],
    facetsRefinements: { language: [scope.language], version: [scope.version] },
    attributesToSnippet: [`text:${words}`, 'code:12'],
    highlightPreTag: highlightTags.pre,
    highlightPostTag: highlightTags.post,
  };
  useConfigure(parameters);
  return null;
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
      <Configured scope={scope} hitsPerPage={hitsPerPage} words={words} />
      {children}
    </InstantSearch>
  );
}
