import type { Api } from '../openapi/model';
import { nearest } from '../text/nearest';
import type { PageLink, SidebarEntry } from './model';
import { categoryRoute } from './routes';
import type { SidebarConfigEntry } from './sidebar-config';

/** What a sidebar is built from. */
export interface SidebarSources {
  base: string;
  guides: readonly { path: string; route: string; label: string; description: string }[];
  /** Paths of guides that exist but could not be read: no entry, but no finding either. */
  unreadable: ReadonlySet<string>;
  api?: Api | undefined;
  /** There is a document, but it could not be read: its entries are missing without a finding. */
  isApiUnreadable?: boolean;
}

/** A branch with a page of its own that lists what stands in it. */
export interface GuideCategory {
  slug: string;
  route: string;
  title: string;
  description?: string;
  /** `reference` for the branch that holds the API, `guides` for any other. */
  kind: 'guides' | 'reference';
  pages: (PageLink & { description?: string })[];
}

/** An entry that leads nowhere; `entry` is what an author wrote, to find its line. */
export interface SidebarFinding {
  entry: string;
  found: string;
  expected: string;
  repair: string;
}

/** Builds the tree that the sidebar shows, and the category pages that its branches ask for. */
export function buildSidebar(config: readonly SidebarConfigEntry[], sources: SidebarSources) {
  const findings: SidebarFinding[] = [];
  const categories: GuideCategory[] = [];
  const guides = new Map(sources.guides.map((guide) => [guide.path, guide]));
  const listed = new Set<string>();
  const isComplete = sources.unreadable.size === 0 && !sources.isApiUnreadable;

  const build = (entry: SidebarConfigEntry): SidebarEntry[] => {
    if ('guide' in entry) return buildGuide(entry.guide);
    if ('api' in entry) return buildApiEntries(entry.api);
    const items = entry.items.flatMap(build);
    if (items.length === 0 && isComplete) {
      findings.push({
        entry: `label: ${entry.label}`,
        found: `the branch "${entry.label}" with nothing to link to`,
        expected: 'at least one page in a branch',
        repair: 'add a guide to it, or remove it',
      });
    }
    const route = entry.category && categoryRoute(sources.base, entry.category);
    if (entry.category && route) {
      categories.push({
        slug: entry.category,
        route,
        title: entry.label,
        ...(entry.description && { description: entry.description }),
        kind: entry.items.some((item) => 'api' in item) ? 'reference' : 'guides',
        pages: items.flatMap((item) => listPages(item, sources)),
      });
    }
    return [
      {
        title: entry.label,
        ...(route && { route }),
        ...(entry.group && { group: true }),
        items,
      },
    ];
  };

  const buildGuide = (path: string): SidebarEntry[] => {
    const guide = guides.get(path);
    if (guide && listed.has(path)) {
      findings.push({
        entry: `guide: ${path}`,
        found: `the guide "${path}" twice`,
        expected: 'one place in the sidebar for each guide, where its breadcrumbs begin',
        repair: 'remove one of the two entries',
      });
    }
    listed.add(path);
    if (guide) return [{ title: guide.label, route: guide.route }];
    if (sources.unreadable.has(path)) return [];
    const meant = nearest(path, [...guides.keys(), ...sources.unreadable]);
    findings.push({
      entry: `guide: ${path}`,
      found: `the guide "${path}", which does not exist`,
      expected: 'the path of a file below guides/, without .mdx',
      repair: meant ? `write guide: ${meant}` : `add guides/${path}.mdx, or remove the entry`,
    });
    return [];
  };

  const buildApiEntries = (part: 'overview' | 'areas'): SidebarEntry[] => {
    const { api, isApiUnreadable } = sources;
    if (!api && isApiUnreadable) return [];
    if (!api) {
      findings.push({
        entry: `api: ${part}`,
        found: `api: ${part} without an OpenAPI document`,
        expected: 'a document in openapi/ whose pages can be listed',
        repair: 'add the document, or remove the entry',
      });
      return [];
    }
    if (part === 'overview') return [{ title: 'API overview', route: api.route }];
    return api.areas.map(({ title, slug, route }) => ({
      title,
      route,
      items: api.operations
        .filter(({ area }) => area === slug)
        .map((operation) => ({
          title: operation.title,
          route: operation.route,
          method: operation.method,
          ...(operation.deprecated && { deprecated: true }),
        })),
    }));
  };

  return { entries: config.flatMap(build), categories, findings };
}

function listPages(
  { title, route, items = [] }: SidebarEntry,
  sources: SidebarSources,
): GuideCategory['pages'] {
  if (!route) return items.flatMap((item) => listPages(item, sources));
  const { guides, api } = sources;
  const description =
    guides.find((guide) => guide.route === route)?.description ??
    api?.areas.find((area) => area.title === title)?.description;
  return [{ title, route, ...(description && { description }) }];
}
