import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { hasErrors, type Problem } from '../../problems/problem';
import type { Read } from '../../problems/read';
import { siteFiles } from '../author-files';
import { nameFile } from '../files/read-files';
import { readSettings } from '../read-author-files';
import { applyAddress } from './site-address';
import type { SiteConfig } from './site-config';

/** Reads `site.yaml`, which every content root must contain, and the address in the environment. */
export async function readSite(root: string): Promise<Read<SiteConfig>> {
  const {
    value: site,
    file,
    problems,
  } = await readSettings(siteFiles.site, { root, folder: root });
  if (hasErrors(problems)) return { problems };
  if (!site) return { problems: [describeMissing(file)] };
  const addressed = applyAddress(site, process.env);
  return { ...addressed, problems: [...problems, ...addressed.problems] };
}

function describeMissing(file: string): Problem {
  return {
    severity: 'error',
    code: 'site/missing',
    file,
    found: 'no such file',
    expected: 'the settings of the site',
    fix: 'add it, or set CONTENT_DIR to the folder that contains it',
  };
}

/** Finds the folders of versions that the settings do not list and that would be ignored silently. */
export async function findUnlistedVersions(
  { versions }: SiteConfig,
  root: string,
): Promise<Problem[]> {
  const folder = join(root, 'versions');
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isDirectory() && !versions.some(({ name }) => name === entry.name))
    .map(({ name }) => ({
      severity: 'warning',
      code: 'site/unlisted-version',
      file: nameFile(root, join(folder, name)),
      found: 'a folder of a version that site.yaml does not list',
      expected: 'an entry below `versions` for every folder',
      fix: `add { name: "${name}", status: old } to versions, or remove the folder`,
    }));
}
