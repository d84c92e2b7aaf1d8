import { join } from 'node:path';
import {
  type BuiltSidebar,
  buildSidebar,
  type SidebarSources,
} from '../../navigation/build-sidebar';
import {
  listGuides,
  type SidebarConfigEntry,
  sidebarConfigSchema,
} from '../../navigation/sidebar-config';
import { hasErrors, inFile, type Problem } from '../../problems/problem';
import { nameFile } from '../files/read-files';
import { readYaml } from '../files/read-yaml';
import type { VersionFolder } from '../files/version-folder';

/** The entries of `sidebar.yaml`; undefined if the file is invalid. */
export interface ReadSidebar {
  file: string;
  config?: SidebarConfigEntry[];
  /** The paths of the guides that it lists. */
  guides: ReadonlySet<string>;
  problems: Problem[];
}

/** Reads `sidebar.yaml`, which each version has for itself. */
export async function readSidebar({ root, folder }: VersionFolder): Promise<ReadSidebar> {
  const path = join(folder, 'sidebar.yaml');
  const { value: config = [], problems } = await readYaml(root, path, sidebarConfigSchema);
  const guides = new Set(listGuides(config));
  return { file: nameFile(root, path), ...(!hasErrors(problems) && { config }), guides, problems };
}

/** The tree of a version's sidebar, and the pages of its branches. */
export interface ArrangedSidebar extends Pick<BuiltSidebar, 'entries' | 'categories'> {
  problems: Problem[];
}

/** Builds the sidebar of a version; an invalid one has no entries. */
export function arrangeSidebar(
  { file, config }: Pick<ReadSidebar, 'file' | 'config'>,
  sources: SidebarSources,
): ArrangedSidebar {
  if (!config) return { entries: [], categories: [], problems: [] };
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
