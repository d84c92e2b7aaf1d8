import { countWords } from './count-words';
import { PlainPage } from './PlainPage';
import { RouteList, type RouteListItem } from './RouteList';
import { SearchField } from './SearchField';

interface SearchListProps {
  query: string;
  onQuery(query: string): void;
  results: (RouteListItem & { kind: string })[];
  /** How many pages there are, of which `results` are some or all. */
  total: number;
}

export function SearchList({ query, onQuery, results, total }: SearchListProps) {
  const pages = countWords(total, 'page');
  const count = results.length === total ? pages : `${results.length} of ${pages}`;
  return (
    <PlainPage title={query ? `Search results for “${query}”` : 'Search'}>
      <SearchField query={query} onQuery={onQuery} />
      <p role="status">{results.length > 0 ? count : `No results for “${query}”`}</p>
      {results.length > 0 && <RouteList items={results} />}
    </PlainPage>
  );
}
