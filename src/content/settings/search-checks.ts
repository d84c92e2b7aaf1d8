import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Problem } from '../../problems/problem';
import { repairRoute } from '../checks/check-texts';
import { listRoutes } from '../checks/list-routes';
import { nameFile } from '../files/read-files';
import { readYaml } from '../files/read-yaml';
import type { Content } from '../model';

/** A search that must lead to a page; the hosted index is asked after each push. */
export interface SearchCheck {
  query: string;
  /** Route of the page that answers it. */
  route: string;
}

const searchChecksSchema = z.array(
  z.strictObject({
    query: z.string().min(1).max(64),
    route: z.string().regex(/^\/.*\/$/, 'a route with a slash at both ends'),
  }),
);

/** Reads `search-checks.yaml`; a content root without it has none. */
export async function readSearchChecks(root: string, problems: Problem[]): Promise<SearchCheck[]> {
  const file = join(root, 'search-checks.yaml');
  const exists = await stat(file).then(
    () => true,
    () => false,
  );
  if (!exists) return [];
  return (await readYaml(file, nameFile(root, file), searchChecksSchema, problems)) ?? [];
}

/** Finds the searches whose page does not exist, which no index can answer. */
export function checkSearches(
  checks: readonly SearchCheck[],
  content: Content,
  root: string,
): Problem[] {
  const routes = new Map(listRoutes(content).map((route) => [route.route, route]));
  return checks.flatMap(({ query, route }, index): Problem[] => {
    if (routes.has(route)) return [];
    return [
      {
        severity: 'error',
        file: `${root}/search-checks.yaml`,
        pointer: `/${index}/route`,
        found: `the search "${query}" for ${route}, which is no page`,
        expected: 'a route of this site, with its closing slash',
        repair: repairRoute(route, routes),
      },
    ];
  });
}
