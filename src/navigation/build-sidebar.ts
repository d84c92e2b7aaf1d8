import type { Api, Operation } from '../openapi/model';
import type { Finding } from '../problems/problem';
import { changelogRoute, tourRoute } from '../text/routes';
import { buildCategory, type GuideCategory } from './guide-category';
import type { SidebarEntry } from './model';
import type { SidebarBranch, SidebarConfigEntry } from './sidebar-config';
import {
  describeEmptyBranch,
  describeNoInterface,
  describeUnknownGuide,
  findRepeatedGuides,
} from './sidebar-findings';

/** A guide that the sidebar can link to. */
interface ListedGuide {
  path: string;
  route: string;
  label: string;
}

/** The content that a sidebar is built from. */
export interface SidebarSources {
  base: string;
  guides: readonly ListedGuide[];
  /** Paths of guides that exist but couldn't be read: they get no entry and no finding. */
  unreadable: ReadonlySet<string>;
  api?: Api | undefined;
  /** Whether a document exists but couldn't be read: its entries are left out without a finding. */
  isApiUnreadable?: boolean;
  /** Whether the changelog of the interface has entries, and therefore a page. */
  hasChangelog?: boolean;
  /** Whether the interface has a story, and therefore a tour. */
  hasStory?: boolean;
}

/** The result for some entries of `sidebar.yaml`. */
export interface BuiltSidebar {
  entries: SidebarEntry[];
  categories: GuideCategory[];
  findings: Finding[];
}

/** Builds the tree that the sidebar shows, and the category pages of its branches. */
export function buildSidebar(
  config: readonly SidebarConfigEntry[],
  sources: SidebarSources,
): BuiltSidebar {
  const built = joinSidebars(
    config.map((entry) => markSection(buildEntry(entry, sources), containsApi(entry))),
  );
  return { ...built, findings: [...built.findings, ...findRepeatedGuides(config, sources)] };
}

function markSection(built: BuiltSidebar, isReference: boolean): BuiltSidebar {
  if (!isReference) return built;
  return { ...built, entries: built.entries.map((entry) => ({ ...entry, section: 'reference' })) };
}

function containsApi(entry: SidebarConfigEntry): boolean {
  return 'api' in entry || ('items' in entry && entry.items.some(containsApi));
}

function buildEntry(entry: SidebarConfigEntry, sources: SidebarSources): BuiltSidebar {
  if ('guide' in entry) return buildGuide(entry.guide, sources);
  if ('api' in entry) return buildApiEntries(entry.api, sources);
  return buildBranch(entry, sources);
}

function joinSidebars(built: readonly BuiltSidebar[]): BuiltSidebar {
  return {
    entries: built.flatMap(({ entries }) => entries),
    categories: built.flatMap(({ categories }) => categories),
    findings: built.flatMap(({ findings }) => findings),
  };
}

function toSidebar(entries: SidebarEntry[], findings: Finding[] = []): BuiltSidebar {
  return { entries, categories: [], findings };
}

function buildGuide(path: string, { guides, unreadable }: SidebarSources): BuiltSidebar {
  const guide = guides.find((each) => each.path === path);
  if (guide) return toSidebar([{ title: guide.label, route: guide.route }]);
  if (unreadable.has(path)) return toSidebar([]);
  const known = [...guides.map((each) => each.path), ...unreadable];
  return toSidebar([], [describeUnknownGuide(path, known)]);
}

function buildApiEntries(
  part: 'overview' | 'areas',
  { base, api, isApiUnreadable, hasChangelog, hasStory }: SidebarSources,
): BuiltSidebar {
  if (!api) return toSidebar([], isApiUnreadable ? [] : [describeNoInterface(part)]);
  if (part === 'overview') {
    const changelog = { title: 'Changelog', route: changelogRoute(base) };
    const tour = { title: 'Tour', route: tourRoute(base) };
    return toSidebar([
      { title: 'API basics', route: api.route },
      ...(hasStory ? [tour] : []),
      ...(hasChangelog ? [changelog] : []),
    ]);
  }
  const webhooks = api.received.filter(({ received }) => received?.kind === 'webhook');
  return toSidebar([
    ...groupAreas(api),
    ...(webhooks.length > 0 ? [{ title: 'Webhooks', items: webhooks.map(toEntry) }] : []),
  ]);
}

/** Lists the areas, with those of a group in a branch of its own. */
function groupAreas({ areas, operations }: Api): SidebarEntry[] {
  const byId = new Map(operations.map((each) => [each.id, each]));
  const entries: SidebarEntry[] = [];
  const branches = new Map<string, SidebarEntry[]>();
  for (const { title, slug, route, group, operationIds } of areas) {
    const items = operationIds.flatMap((id) => {
      const operation = byId.get(id);
      if (!operation) return [];
      return [{ ...toEntry(operation), isGuest: operation.area !== slug || undefined }];
    });
    const entry = { title, route, items };
    const branch = group === undefined ? entries : branches.get(group);
    if (branch) branch.push(entry);
    else if (group !== undefined) {
      const own = [entry];
      branches.set(group, own);
      entries.push({ title: group, isAreaGroup: true, items: own });
    }
  }
  return entries;
}

function toEntry({ title, route, method, deprecated }: Operation): SidebarEntry {
  return { title, route, method, deprecated: deprecated || undefined };
}

function buildBranch(branch: SidebarBranch, sources: SidebarSources): BuiltSidebar {
  const {
    entries: items,
    categories,
    findings,
  } = joinSidebars(branch.items.map((item) => buildEntry(item, sources)));
  const isComplete = sources.unreadable.size === 0 && !sources.isApiUnreadable;
  const isEmpty = items.length === 0 && isComplete;
  const own = buildCategory(branch, items, sources.base);
  const entry = {
    title: branch.label,
    route: own?.route,
    group: branch.group || undefined,
    items,
  };
  return {
    entries: [entry],
    categories: own ? [...categories, own] : categories,
    findings: isEmpty ? [...findings, describeEmptyBranch(branch.label)] : findings,
  };
}
