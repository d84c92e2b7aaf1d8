import type { SiteConfig } from '../../content/settings/site-config';
import type { PageFrame, SectionName, SidebarEntry } from '../../navigation/model';
import { findSection } from '../../navigation/sections';
import { listPages } from '../../page-models/build-pages';
import type { HistoryEntry } from '../../page-models/changelog/history';
import type { Page, VersionPages } from '../../page-models/model';
import type { PagePlan } from './page-plan';
import { planFolders } from './plan-folders';
import { relateToCurrent } from './relate-versions';

// Dates are not formatted in the browser, because creating the format alone takes 50 ms on a slow phone.
const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Plans every page of the site with its template and context. `createPages` only applies the plan. */
export function planPages(site: SiteConfig, versions: readonly VersionPages[]): PagePlan[] {
  const current = site.versions.find(({ status }) => status === 'current');
  const pages = versions.flatMap((version) => [
    ...listPages(version).map((page) => planPage(page, version, site)),
    ...planMovedRoutes(version),
    ...planFolders(version),
  ]);
  const start = { route: '/docs/', version: current?.name ?? '', slug: '' };
  return [
    { path: '/', template: 'redirect', context: start },
    ...relateToCurrent(pages, site.versions, listHistories(versions)),
  ];
}

function listHistories(versions: readonly VersionPages[]): Map<string, readonly HistoryEntry[]> {
  return new Map(
    versions.flatMap(({ operations }) =>
      operations.map(({ route, history = [] }) => [route, history] as const),
    ),
  );
}

/** The addresses that pages had before lead to their present ones. */
function planMovedRoutes({ version, movedRoutes }: VersionPages): PagePlan[] {
  return [...movedRoutes].map(([path, route]) => ({
    path,
    template: 'redirect',
    context: { route, version, slug: '' },
  }));
}

function planPage(
  page: Page,
  { version, authored }: Pick<VersionPages, 'version' | 'authored'>,
  site: SiteConfig,
): PagePlan {
  const { kind, route, slug, head } = page;
  const frame = planFrame(page, version, site);
  const section = sectionOf(page, authored.sidebar.entries);
  const context = { route, version, slug, section, frame };
  const isListed = !head.noindex || undefined;
  if (kind === 'schema') {
    return {
      path: route,
      template: 'operation',
      isListed,
      context: { ...context, isSchema: true },
    };
  }
  return { path: route, template: kind, isListed, context };
}

/** The section that the navbar marks as current, and whose tree the sidebar shows. */
function sectionOf(page: Page, entries: readonly SidebarEntry[]): SectionName {
  const listed = findSection(entries, page.route);
  if (listed) return listed;
  if (page.kind === 'guide') return 'guides';
  return page.kind === 'category' ? page.section : 'reference';
}

/** Plans what is shown around the page: its position, its other formats, and its source. */
function planFrame(
  { position, twin, document, source }: Page,
  version: string,
  { editUrl }: SiteConfig,
): PageFrame {
  return {
    version,
    ...position,
    twin,
    document,
    editUrl: source && editUrl && toEditUrl(source.file, editUrl),
    updated: source?.updated
      ? { date: source.updated, words: format.format(new Date(source.updated)) }
      : undefined,
  };
}

/** Returns the web address of a source file; the setting can end with a slash or without one. */
function toEditUrl(file: string, folder: string): string {
  return new URL(file, folder.endsWith('/') ? folder : `${folder}/`).href;
}
