import { withPrefix } from 'gatsby';
import { useEffect, useState } from 'react';
import shell from 'site-data/shell.json';
import { usePreferredVersion } from '../../hooks/use-preferred-version';
import { findNearestPages, wordsOf } from '../../navigation/nearest-pages';
import { type DocsVersion, versionOf } from '../../navigation/versions';
import type { Method } from '../../openapi/model';
import { cutQuery } from '../../search/search-address';
import { toDocsLink } from '../frame/menu-entries';
import { Link } from '../Link';
import { newIssue } from '../new-issue';
import { SearchField } from '../search-box/SearchField';
import { NotFoundLogo } from './NotFoundLogo';
import { PlainPage } from './PlainPage';
import { RouteList } from './RouteList';

export interface ExistingPage {
  title: string;
  route: string;
  method?: Method;
}

interface NotFoundPageProps {
  /** The pages of all docs versions, by kind. */
  data: Record<string, { readonly nodes: readonly ExistingPage[] }>;
  /** The path that has no page. */
  path: string;
}

const { versions } = shell;

function pagesOf(version: DocsVersion, data: NotFoundPageProps['data']): ExistingPage[] {
  const pages = Object.values(data).flatMap(({ nodes }) => nodes);
  return pages.filter(({ route }) => versionOf(route, versions) === version);
}

/** Suggests the pages with the most similar addresses, in the version that the address names. */
export function NotFoundPage({ data, path }: NotFoundPageProps) {
  const preferred = usePreferredVersion(versions);
  const named = versionOf(path.slice(withPrefix('/').length - 1), versions);
  const version = named && named.status !== 'current' ? named : preferred;
  // The server does not know the address, so it renders the first pages; the browser replaces them.
  const [nearest, setNearest] = useState(() => pagesOf(preferred, data).slice(0, 5));
  const [words, setWords] = useState('');
  useEffect(() => {
    setNearest(findNearestPages(path, pagesOf(version, data)));
    setWords(cutQuery(wordsOf(path)));
  }, [path, data, version]);
  return (
    <>
      <NotFoundLogo />
      <PlainPage title="Page not found">
        <p>
          Nothing lines up at this address. The page may have moved, or the link has a slip in it.
        </p>
        <SearchField action={withPrefix('/search/')} query={words} />
        {nearest.length > 0 && (
          <>
            <h2>Nearest pages</h2>
            <RouteList items={nearest} />
          </>
        )}
        <p>
          Followed a link from these docs? <a href={newIssue}>Tell us where it is.</a> Or start over
          at the <Link to={toDocsLink(shell, version.name, '/docs/')}>introduction</Link>.
        </p>
      </PlainPage>
    </>
  );
}
