import type { Problem } from '../../problems/problem';
import type { Content } from '../model';
import { checkContent } from './check-content';
import { checkTexts } from './check-texts';
import { indexRoutes, listRoutes, type Route } from './list-routes';

/** Whether the others can be checked while a file has mistakes of its own. */
export function canBeLeftOut(file: string): boolean {
  return isText(file) || isOverlay(file);
}

/** Whether a file is a guide or a note, of which one that cannot be read hides least of the others. */
function isText(file: string): boolean {
  return /^[^/]+\/(versions\/[^/]+\/)?(guides|notes)\//.test(file);
}

function isOverlay(file: string): boolean {
  return /^[^/]+\/(versions\/[^/]+\/)?openapi\/overlays\//.test(file);
}

/** Whether an overlay is among the `broken` files, so that an interface may lack what it says. */
export function lacksOverlay(broken: ReadonlySet<string>): boolean {
  return [...broken].some(isOverlay);
}

/**
 * Finds mistakes between the other files although some guides, notes or overlays, the `broken` ones, have mistakes
 * of their own. What may only be a consequence of these is left out.
 */
export function checkAroundBroken(
  content: Content,
  root: string,
  broken: ReadonlySet<string>,
): Problem[] {
  const anchored = (route: Route): Route =>
    broken.has(route.file ?? '') ? { ...route, mayHaveOtherAnchors: true } : route;
  const folders = lacksOverlay(broken) ? listInterfaceFolders(content) : [];
  const index = (routes: readonly Route[]) =>
    new KnownRoutes(indexRoutes(routes.map(anchored)), folders);
  return dropConsequences(checkContent(content, root, index), content, broken);
}

/** Leaves out what may only be a consequence of mistakes in the `broken` files. */
export function dropConsequences(
  problems: readonly Problem[],
  { versions }: Content,
  broken: ReadonlySet<string>,
): Problem[] {
  const isLacking = lacksOverlay(broken);
  const mayFollow = isLacking ? [...ofTexts, ...ofOverlays] : ofTexts;
  // Of a text, only its title may be known. An overlay may replace any words of the platform.
  const texts = [...broken].filter(isText);
  const interfaces = versions.map(({ apiSource }) => isLacking && apiSource?.file);
  const uncertain = new Set([...texts, ...interfaces]);
  return problems.filter(
    ({ code, file }) => !uncertain.has(file) && !mayFollow.some((start) => code.startsWith(start)),
  );
}

// What a guide uses is not known while it cannot be read, nor whether it is the home.
const ofTexts = ['glossary/unused', 'screenshot/unused', 'site/version-without-home'];
const ofOverlays = [
  'changelog/',
  'coverage/',
  'figure/without-life-cycle',
  'openapi/',
  'operation/',
  'route/',
  'sdks/',
  'story/',
];

/**
 * Finds the links of guides and notes that lead to no guide although the interface or settings cannot be read, on which
 * all other pages depend.
 */
export function checkLinksBetweenGuides(content: Content): Problem[] {
  const routes = new KnownRoutes(indexRoutes(listRoutes(content)), listInterfaceFolders(content));
  return content.versions.flatMap((version) =>
    checkTexts(version, routes).filter(({ code }) =>
      ['link/unknown-page', 'link/empty'].includes(code),
    ),
  );
}

/** The folders of pages that depend on the interface. */
function listInterfaceFolders({ versions }: Content): string[] {
  return versions.flatMap(({ base }) => [`${base}/api/`, `${base}/category/`]);
}

/** Routes, among which is everything that may be in one of the folders, with any anchor. */
class KnownRoutes extends Map<string, Route> {
  readonly #folders: readonly string[];

  constructor(routes: ReadonlyMap<string, Route>, folders: readonly string[]) {
    super(routes);
    this.#folders = folders;
  }

  override get(route: string): Route | undefined {
    const isHidden = this.#folders.some((folder) => route.startsWith(folder));
    const known = super.get(route);
    if (!isHidden) return known;
    return { route, owner: '', anchors: new Set(), ...known, mayHaveOtherAnchors: true };
  }

  override has(route: string): boolean {
    return this.get(route) !== undefined;
  }
}
