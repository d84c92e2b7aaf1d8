import { join } from 'node:path';
import {
  type BuiltSidebar,
  buildSidebar,
  type SidebarSources,
} from '../../navigation/build-sidebar';
import { sidebarConfigSchema } from '../../navigation/sidebar-config';
import { hasErrors, type Problem } from '../../problems/problem';
import { nameFile } from '../files/read-files';
import { readYaml } from '../files/read-yaml';
import type { VersionFolder } from '../files/version-folder';

/** The sidebar of a version, and the pages of its branches. */
export interface ReadSidebar extends Pick<BuiltSidebar, 'entries' | 'categories'> {
  problems: Problem[];
}

/** Reads `sidebar.yaml`; an invalid sidebar has no entries. */
export async function readSidebar(
  { root, folder }: VersionFolder,
  sources: SidebarSources,
): Promise<ReadSidebar> {
  const path = join(folder, 'sidebar.yaml');
  const { value: config = [], problems } = await readYaml(root, path, sidebarConfigSchema);
  if (hasErrors(problems)) return { entries: [], categories: [], problems };
  const file = nameFile(root, path);
  const { entries, categories, findings } = buildSidebar(config, sources);
  const hasPages = sources.guides.length > 0 || sources.api !== undefined;
  const empty = config.length === 0 && hasPages ? [describeEmpty(file, sources)] : [];
  const wrong = findings.map(
    ({ entry, ...finding }): Problem => ({ severity: 'error', file, near: entry, ...finding }),
  );
  return { entries, categories, problems: [...empty, ...wrong] };
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
