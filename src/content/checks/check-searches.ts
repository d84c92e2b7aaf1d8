import type { Problem } from '../../problems/problem';
import type { Content } from '../model';
import type { SearchCheck } from '../settings/search-checks';
import { fixRoute } from './check-link';
import { indexRoutes, listRoutes } from './list-routes';

/** Finds the search checks whose expected page does not exist; `root` is the name of the content root. */
export function checkSearches(
  checks: readonly SearchCheck[],
  content: Content,
  root: string,
): Problem[] {
  const routes = indexRoutes(listRoutes(content));
  return checks.flatMap(({ query, route }, index): Problem[] => {
    if (routes.has(route)) return [];
    return [
      {
        severity: 'error',
        code: 'link/unknown-page',
        file: `${root}/search-checks.yaml`,
        pointer: `/${index}/route`,
        found: `the search "${query}" for ${route}, which is not a page`,
        expected: 'a route of this site, with its trailing slash',
        fix: fixRoute(route, routes),
      },
    ];
  });
}
