import { isCurrentBase } from '../../navigation/versions';
import type { Problem } from '../../problems/problem';
import type { VersionContent } from '../model';
import type { Route, Routes } from './list-routes';

/**
 * Finds the routes that several pages share; `root` is the name of the content root. Routes that differ only in
 * capital letters are the same folder where a disk ignores them, and readers take them for the same page.
 */
export function findDuplicateRoutes(routes: readonly Route[], root: string): Problem[] {
  const owners = new Map<string, Route>();
  return routes.flatMap((route) => {
    const key = route.route.toLowerCase();
    const first = owners.get(key);
    if (first) return isSameName(first, route) ? [] : [reportDuplicateRoute(first, route, root)];
    owners.set(key, route);
    return [];
  });
}

/** Their files are reported, whose names some disks cannot distinguish. */
function isSameName({ file: first }: Route, { file: second }: Route): boolean {
  return first !== second && first?.toLowerCase() === second?.toLowerCase();
}

function reportDuplicateRoute(first: Route, second: Route, root: string): Problem {
  const { file = `${root}/sidebar.yaml`, near } = second.file ? second : first;
  return {
    severity: 'error',
    code: 'route/duplicate',
    needs: 'overlays',
    file,
    near,
    found:
      first.route === second.route
        ? `the route ${second.route} twice: ${first.owner} and ${second.owner}`
        : `the routes ${first.route} and ${second.route}, which differ only in capital letters: ${first.owner} and ${second.owner}`,
    expected: 'one page per route',
    fix: second.fix ?? first.fix ?? 'rename one of the two',
  };
}

/** Returns the name of a version's folder as used in messages. */
function nameFolder({ base, version }: Pick<VersionContent, 'base' | 'version'>, root: string) {
  return isCurrentBase(base) ? root : `${root}/versions/${version}`;
}

/** Every version needs a home page, because the start page, the logo and the breadcrumbs link to it. */
export function checkHome(
  { base, version, guides }: VersionContent,
  routes: Routes,
  root: string,
): Problem[] {
  if (routes.find(`${base}/`)) return [];
  const folder = nameFolder({ base, version }, root);
  const movedHome = guides.find(({ path }) => path === 'index');
  return [
    {
      severity: 'error',
      code: 'site/version-without-home',
      needs: 'texts',
      ...(movedHome ? { file: movedHome.file, near: 'slug:' } : { file: folder }),
      found: `no page at ${base}/, the home page of version ${version}`,
      expected: 'a guide that serves as the home page',
      fix: movedHome ? 'remove the slug of this guide' : `add ${folder}/guides/index.mdx`,
    },
  ];
}
