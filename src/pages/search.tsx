import { graphql, type PageProps } from 'gatsby';
import { useEffect, useState } from 'react';
import { SearchList } from '../components/SearchList';
import { Seo } from '../components/Seo';
import type { Method } from '../openapi/model';
import { filterByName } from '../search/filter-by-name';

interface Page {
  title: string;
  route: string;
  operationId?: string;
  method?: Method;
}

interface SearchData {
  guides: { nodes: Page[] };
  categories: { nodes: Page[] };
  operations: { nodes: Page[] };
}

const longestQuery = 64;

export default function Search({ data }: PageProps<SearchData>) {
  const pages = [
    ...data.operations.nodes.map((page) => ({ ...page, kind: 'Operation' })),
    ...data.guides.nodes.map((page) => ({ ...page, kind: 'Guide' })),
    ...data.categories.nodes.map((page) => ({ ...page, kind: 'Category' })),
  ];
  const [query, setQuery] = useState('');
  // The address is read after hydration: the server's document knows no query.
  useEffect(() => {
    const asked = new URLSearchParams(window.location.search).get('q') ?? '';
    setQuery(asked.slice(0, longestQuery));
  }, []);
  const search = (text: string) => {
    const asked = text.slice(0, longestQuery);
    setQuery(asked);
    const { pathname } = window.location;
    const address = asked ? `${pathname}?q=${encodeURIComponent(asked)}` : pathname;
    window.history.replaceState(window.history.state, '', address);
  };
  const results = filterByName(query, pages);
  return (
    <>
      <Seo
        title="Search"
        description="Search the guides and the API reference by name."
        route="/search/"
        noindex
      />
      <SearchList query={query} onQuery={search} results={results} total={pages.length} />
    </>
  );
}

export const query = graphql`
  query SearchPage {
    operations: allOperation(sort: { title: ASC }) {
      nodes {
        title
        route
        operationId
        method
      }
    }
    guides: allGuide(sort: { title: ASC }) {
      nodes {
        title
        route
      }
    }
    categories: allCategory(sort: { title: ASC }) {
      nodes {
        title
        route
      }
    }
  }
`;
