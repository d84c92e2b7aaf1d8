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
  /** The top level of the sidebar, by docs version. */
  branches: Record<string, readonly ExistingPage[]>;
  /** The path that has no page. */
  path: string;
}

const { versions } = shell;

function pagesOf(version: DocsVersion, data: NotFoundPageProps['data']): ExistingPage[] {
  const pages = Object.values(data).flatMap(({ nodes }) => nodes);
  return pages.filter(({ route }) => versionOf(route, versions) === version);
}

/**
 * Suggests the pages with similar addresses, in the version that the address names, or else the
 * branches of the sidebar.
 */
export function NotFoundPage({ data, branches, path }: NotFoundPageProps) {
  const preferred = usePreferredVersion(versions);
  const named = versionOf(path.slice(withPrefix('/').length - 1), versions);
  const version = named && named.status !== 'current' ? named : preferred;
  // The server does not know the address, so it renders the branches; the browser replaces them.
  const [nearest, setNearest] = useState<ExistingPage[]>([]);
  const [words, setWords] = useState('');
  useEffect(() => {
    setNearest(findNearestPages(path, pagesOf(version, data)));
    setWords(cutQuery(wordsOf(path)));
  }, [path, data, version]);
  return (
    <>
      <NotFoundLogo />
      <PlainPage title="Page not found">
        <p>There is no page at this address. It may have moved, or the link may contain a typo.</p>
        <SearchField action={withPrefix('/search/')} query={words} />
        <h2>{nearest.length > 0 ? 'Nearest pages' : 'Where to look'}</h2>
        <RouteList items={nearest.length > 0 ? nearest : (branches[version.name] ?? [])} />
        <p>
          Did you follow a link from these docs? <a href={newIssue}>Tell us where it is.</a> Or
          start again from the{' '}
          <Link to={toDocsLink(shell, version.name, '/docs/')}>introduction</Link>.
        </p>
      </PlainPage>
    </>
  );
}
