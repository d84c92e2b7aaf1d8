import { isFatal, type Problem } from '../../problems/problem';
import type { Content } from '../model';
import { checkContent } from './check-content';
import { checkTexts } from './check-texts';
import { indexRoutes, listRoutes, type Route } from './list-routes';

/** What could not be read of the content, and so how much can be checked of the rest. */
export interface Completeness {
  /** Whether every file could be read. */
  isReadable: boolean;
  /**
   * Whether at least all but guides, notes and overlays could be read. Of mistakes between files, only those that are no
   * consequence of what could not be read are found; without this, only links between guides.
   */
  isCheckable: boolean;
  /** Whether every overlay could be read, without which an interface may lack what they say. */
  hasOverlays: boolean;
  /** The files with mistakes of their own that end a build. */
  broken: ReadonlySet<string>;
}

/** Returns how complete the content is beside the mistakes that were found while reading it. */
export function measureCompleteness(problems: readonly Problem[]): Completeness {
  const broken = new Set(problems.filter(isFatal).map(({ file }) => file));
  const files = [...broken];
  return {
    isReadable: files.length === 0,
    isCheckable: files.every((file) => isText(file) || isOverlay(file)),
    hasOverlays: !files.some(isOverlay),
    broken,
  };
}

/** Whether a file is a guide or a note, of which one that cannot be read hides least of the others. */
function isText(file: string): boolean {
  return /^[^/]+\/(versions\/[^/]+\/)?(guides|notes)\//.test(file);
}

function isOverlay(file: string): boolean {
  return /^[^/]+\/(versions\/[^/]+\/)?openapi\/overlays\//.test(file);
}

/**
 * Finds mistakes between the other files although some guides, notes or overlays have mistakes of their own. What may
 * only be a consequence of these is left out.
 */
export function checkAroundBroken(
  content: Content,
  root: string,
  completeness: Completeness,
): readonly Problem[] {
  const { broken, hasOverlays } = completeness;
  const anchored = (route: Route): Route =>
    broken.has(route.file ?? '') ? { ...route, mayHaveOtherAnchors: true } : route;
  const folders = hasOverlays ? [] : listInterfaceFolders(content);
  const index = (routes: readonly Route[]) =>
    new KnownRoutes(indexRoutes(routes.map(anchored)), folders);
  return dropConsequences(checkContent(content, root, index), content, completeness);
}

/** Leaves out what may only be a consequence of mistakes in files that could not be read. */
export function dropConsequences(
  problems: readonly Problem[],
  { versions }: Content,
  { isReadable, hasOverlays, broken }: Completeness,
): readonly Problem[] {
  if (isReadable) return problems;
  const mayFollow = hasOverlays ? ofTexts : [...ofTexts, ...ofOverlays];
  // Of a text, only its title may be known. An overlay may replace any words of the platform.
  const texts = [...broken].filter(isText);
  const interfaces = hasOverlays ? [] : versions.map(({ apiSource }) => apiSource?.file);
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
