import { isCurrentBase } from '../../navigation/versions';
import type { Problem } from '../../problems/problem';
import type { Content } from '../model';
import type { SiteConfig, SiteLink } from '../settings/site-config';
import { fixRoute } from './check-link';
import type { Routes } from './list-routes';

/** Checks the links from `site.yaml` to pages of the site; `root` is the name of the content root. */
export function checkSite({ site }: Content, routes: Routes, root: string): Problem[] {
  const { link } = site.announcement ?? {};
  const [announcedRoute = ''] = link?.href.split(/[?#]/) ?? [];
  const announced =
    link && announcedRoute.startsWith('/') ? [{ label: link.label, to: announcedRoute }] : [];
  const links = [
    ...site.navbar.items.flatMap((item) => (item.type === 'link' ? [item] : [])),
    ...listLinks(site).flatMap((link) => ('to' in link ? [link] : [])),
    ...announced,
    ...(site.popularPages ?? []),
  ];
  return links
    .filter(({ to }) => !routes.find(to))
    .map(({ label, to }) => ({
      ...describeUnknown(`the link "${label}" to`, to, routes),
      file: `${root}/site.yaml`,
      near: to,
    }));
}

function describeUnknown(what: string, route: string, routes: Routes) {
  return {
    severity: 'error' as const,
    code: 'link/unknown-page',
    found: `${what} ${route}, which is not a page`,
    expected: 'a route of this site, with its trailing slash',
    fix: fixRoute(route, routes),
  };
}

/** The links of the footer and of the menus in the navbar. */
export function listLinks({ navbar, footer }: SiteConfig): SiteLink[] {
  return [
    ...navbar.items.flatMap((item) => ('links' in item && item.links) || []),
    ...footer.columns.flatMap(({ links }) => links),
  ];
}

/** Routes of a version start with its name, and links to the current one may, so none of its own routes may start so too. */
export function checkVersionNames({ versions }: Content, root: string): Problem[] {
  const current = versions.find(({ base }) => isCurrentBase(base));
  const segments = (current?.guides ?? []).flatMap(({ route }) => route.split('/')[2] || []);
  const taken = new Set(['api', 'category', ...segments]);
  return versions
    .filter(({ version }) => taken.has(version))
    .map(({ version }) => ({
      severity: 'error',
      code: 'site/version-name-taken',
      file: `${root}/site.yaml`,
      near: 'versions:',
      found: `the version "${version}", whose routes would collide with those of the current version below /docs/${version}/`,
      expected: 'a name that no route of the current version starts with',
      fix: 'rename the version and its folder',
    }));
}

/** Finds the search checks whose expected page does not exist; `root` is the name of the content root. */
export function checkSearches({ searches }: Content, routes: Routes, root: string): Problem[] {
  return searches.flatMap(({ query, route }, index) => {
    if (routes.find(route)) return [];
    const place = { file: `${root}/search-checks.yaml`, pointer: `/${index}/route` };
    return [{ ...describeUnknown(`the search "${query}" for`, route, routes), ...place }];
  });
}
