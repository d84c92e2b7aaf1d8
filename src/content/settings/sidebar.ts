import {
  type BuiltSidebar,
  buildSidebar,
  type SidebarSources,
} from '../../navigation/build-sidebar';
import type { SidebarConfigEntry } from '../../navigation/sidebar-config';
import { hasErrors, inFile, type Problem } from '../../problems/problem';
import type { ReadSettings } from '../read-author-files';

/** The tree of a version's sidebar, and the pages of its branches. */
export interface ArrangedSidebar extends Pick<BuiltSidebar, 'entries' | 'categories'> {
  problems: Problem[];
}

/** Builds the sidebar of a version from its `sidebar.yaml`; an invalid one has no entries. */
export function arrangeSidebar(
  { file, value: config = [], problems }: ReadSettings<SidebarConfigEntry[]>,
  sources: SidebarSources,
): ArrangedSidebar {
  if (hasErrors(problems)) return { entries: [], categories: [], problems: [] };
  const { entries, categories, findings } = buildSidebar(config, sources);
  const hasPages = sources.guides.length > 0 || sources.api !== undefined;
  const empty = config.length === 0 && hasPages ? [describeEmpty(file, sources)] : [];
  return { entries, categories, problems: [...empty, ...inFile(file, findings)] };
}

function describeEmpty(file: string, { guides }: SidebarSources): Problem {
  return {
    severity: 'error',
    code: 'sidebar/empty',
    file,
    found: 'a sidebar without any page',
    expected: 'at least one page in the sidebar',
    fix: `add "- guide: ${guides[0]?.path ?? 'index'}"`,
  };
}
