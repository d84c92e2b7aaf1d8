import type { Problem } from '../../problems/problem';
import type { Content } from '../model';
import { checkContent } from './check-content';
import { checkTexts } from './check-texts';
import { indexRoutes, listRoutes, type Route } from './list-routes';

/** Whether a file is a guide or a note, of which one that cannot be read hides least of the others. */
export function isText(file: string): boolean {
  return /^[^/]+\/(versions\/[^/]+\/)?(guides|notes)\//.test(file);
}

/**
 * Finds mistakes between the other files although some guides or notes, the `broken` ones, have mistakes of their own.
 * What may only be a consequence of these is left out.
 */
export function checkAroundTexts(
  content: Content,
  root: string,
  broken: ReadonlySet<string>,
): Problem[] {
  const anchored = (route: Route): Route =>
    broken.has(route.file ?? '') ? { ...route, mayHaveOtherAnchors: true } : route;
  // What a guide uses is not known while it cannot be read, nor whether it is the home.
  const mayFollow = /\/unused|version-without-home/;
  return checkContent(content, root, anchored).filter(
    ({ code, file }) => !broken.has(file) && !mayFollow.test(code),
  );
}

/**
 * Finds the links of guides and notes that lead to no guide although the interface or settings cannot be read, on which
 * all other pages depend.
 */
export function checkLinksBetweenGuides(content: Content): Problem[] {
  const routes = new KnownRoutes(
    indexRoutes(listRoutes(content)),
    content.versions.flatMap(({ base }) => [`${base}/api/`, `${base}/category/`]),
  );
  return content.versions.flatMap((version) =>
    checkTexts(version, routes).filter(({ code }) =>
      ['link/unknown-page', 'link/empty'].includes(code),
    ),
  );
}

/** Routes, among which is everything that may be in one of the folders. */
class KnownRoutes extends Map<string, Route> {
  readonly #folders: readonly string[];

  constructor(routes: ReadonlyMap<string, Route>, folders: readonly string[]) {
    super(routes);
    this.#folders = folders;
  }

  override get(route: string): Route | undefined {
    const isHidden = this.#folders.some((folder) => route.startsWith(folder));
    const known = super.get(route);
    if (known || !isHidden) return known;
    return { route, owner: '', anchors: new Set(), mayHaveOtherAnchors: true };
  }
}
