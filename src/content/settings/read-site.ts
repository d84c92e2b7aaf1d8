import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { hasErrors, type Problem } from '../../problems/problem';
import type { Read } from '../../problems/read';
import { nameFile, readOptional } from '../files/read-files';
import { parseYaml } from '../files/read-yaml';
import { applyAddress } from './site-address';
import { type SiteConfig, siteConfigSchema } from './site-config';

/** Reads `site.yaml`, which every content root must contain, and the address in the environment. */
export async function readSite(root: string): Promise<Read<SiteConfig>> {
  const path = join(root, 'site.yaml');
  const file = nameFile(root, path);
  const text = await readOptional(path);
  if (text === undefined) return { problems: [describeMissing(file)] };
  const { value: site, problems } = parseYaml(text, file, siteConfigSchema);
  if (!site) return { problems };
  const wrong = [...findRepeatedVersions(site, file), ...checkCurrentVersion(site, file)];
  if (hasErrors(wrong)) return { problems: wrong };
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

/** Two versions with the same name would share a folder. */
function findRepeatedVersions({ versions }: SiteConfig, file: string): Problem[] {
  return versions
    .filter(({ name }, index) => versions.findIndex((other) => other.name === name) < index)
    .map(({ name }) => ({
      severity: 'error',
      code: 'site/repeated-version',
      file,
      near: 'versions:',
      found: `the version "${name}" twice`,
      expected: 'a unique name for each version',
      fix: 'remove or rename one of the two',
    }));
}

function checkCurrentVersion({ versions }: SiteConfig, file: string): Problem[] {
  const current = versions.filter(({ status }) => status === 'current');
  if (current.length === 1) return [];
  const isNone = current.length === 0;
  return [
    {
      severity: 'error',
      code: isNone ? 'site/no-current-version' : 'site/several-current-versions',
      file,
      near: 'versions:',
      found: `${isNone ? 'no version' : `${current.length} versions`} with the status current`,
      expected:
        'exactly one version with the status current, the one whose files are directly in the content root',
      fix: 'correct the status of the versions',
    },
  ];
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
