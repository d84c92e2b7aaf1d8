import { isFatal, type Problem } from '../../problems/problem';
import type { Content } from '../model';
import { checkTexts } from './check-texts';
import { indexRoutes, listRoutes, ownRoutes, type Unread } from './list-routes';

/** What could not be read of the content, and so how much can be checked of the rest. */
export interface Completeness {
  /** Whether every file could be read. */
  isReadable: boolean;
  /**
   * Whether at least all but guides, notes and overlays could be read. Of mistakes between files, only those that are
   * certain then are found; without this, only links between guides.
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

/** Returns which pages may be other than what is known of them. */
export function findUnread({ versions }: Content, { broken }: Completeness): Unread {
  const partial = findPartial(broken);
  const uncertain = versions.filter(({ files }) => partial.has(folderOf(files.errors)));
  return { files: broken, folders: listInterfaceFolders(uncertain) };
}

/** The folders of the versions of which an overlay could not be read. */
function findPartial(broken: ReadonlySet<string>): Set<string> {
  return new Set([...broken].filter(isOverlay).map(folderOf));
}

/** The folder of the version that a file belongs to. */
function folderOf(file: string): string {
  return /^[^/]+\/(?:versions\/[^/]+\/)?/.exec(file)?.[0] ?? '';
}

/** Leaves out what is not certain while some files could not be read. */
export function dropUncertain(
  problems: readonly Problem[],
  { versions }: Content,
  { broken }: Completeness,
): Problem[] {
  const texts = [...broken].filter(isText);
  const partial = findPartial(broken);
  const lacks = {
    overlays: (file: string) => partial.has(folderOf(file)),
    texts: () => texts.length > 0,
  };
  // Of a text, only its title may be known. An overlay may replace any words of the platform.
  const interfaces = versions.flatMap(({ apiSource }) =>
    apiSource && lacks.overlays(apiSource.file) ? [apiSource.file] : [],
  );
  const uncertain = new Set([...texts, ...interfaces]);
  return problems.flatMap(({ needs, ...problem }) =>
    (needs && lacks[needs](problem.file)) || uncertain.has(problem.file) ? [] : [problem],
  );
}

/**
 * Finds the links of guides and notes that lead to no guide although the interface or settings cannot be read, on which
 * all other pages depend.
 */
export function checkLinksBetweenGuides(content: Content): Problem[] {
  const unread = { files: new Set<string>(), folders: listInterfaceFolders(content.versions) };
  const routes = indexRoutes(listRoutes(content), unread);
  return content.versions.flatMap((version) =>
    checkTexts(version, ownRoutes(routes, version, content)).filter(({ code }) =>
      ['link/unknown-page', 'link/empty'].includes(code),
    ),
  );
}

/** The folders of pages that depend on the interface. */
function listInterfaceFolders(versions: Content['versions']): string[] {
  return versions.flatMap(({ base }) => [`${base}/api/`, `${base}/category/`]);
}
