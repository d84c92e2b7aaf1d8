import { readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { versionBase } from '../navigation/versions';
import { hasErrors, type Problem } from '../problems/problem';
import { checkContent } from './checks/check-content';
import { addLines } from './files/add-lines';
import { readGitDates } from './files/git-dates';
import { nameFile } from './files/read-files';
import { readYaml } from './files/read-yaml';
import type { Content } from './model';
import { readVersion } from './read-version';
import { checkSearches, readSearchChecks } from './settings/search-checks';
import { type SiteConfig, siteConfigSchema } from './settings/site-config';
import { readSynonyms } from './settings/synonyms';

/** What was read, and every mistake found on the way. Without a usable `site.yaml` there is no content. */
export interface LoadedContent {
  content?: Content;
  problems: Problem[];
}

/** Reads and checks everything below a content root. Never throws at authors. */
export async function loadContent(root: string): Promise<LoadedContent> {
  const { content, problems } = await readContent(root);
  return { content, problems: await addLines(problems, root) };
}

async function readContent(root: string): Promise<LoadedContent> {
  const problems: Problem[] = [];
  const siteFile = join(root, 'site.yaml');
  if (!(await stat(siteFile).catch(() => undefined))) {
    problems.push({
      severity: 'error',
      file: nameFile(root, siteFile),
      found: 'no such file',
      expected: 'the settings of the site',
      repair: 'add it, or set CONTENT_DIR to the folder that holds it',
    });
    return { problems };
  }
  const site = await readYaml(siteFile, nameFile(root, siteFile), siteConfigSchema, problems);
  if (site) problems.push(...checkVersionList(site, nameFile(root, siteFile)));
  if (!site || hasErrors(problems)) return { problems };
  problems.push(...(await findUnlistedVersions(site, root)));
  const dates = await readGitDates(root);
  const read = await Promise.all(
    site.versions.map(async ({ name, status }) => {
      const folder = status === 'current' ? root : join(root, 'versions', name);
      const base = versionBase({ name, status });
      // A list of its own: what one version finds must not look like a mistake of another.
      const found: Problem[] = [];
      const version = await readVersion({ root, folder, version: name, base, dates }, found);
      return { version, found };
    }),
  );
  problems.push(...read.flatMap(({ found }) => found));
  const versions = read.map(({ version }) => version);
  const content = { site, versions, synonyms: await readSynonyms(root, problems) };
  const searches = await readSearchChecks(root, problems);
  // Links to a page that could not be read would all be reported as broken too.
  if (hasErrors(problems)) return { content, problems };
  problems.push(
    ...checkContent(content, basename(root)),
    ...checkSearches(searches, content, basename(root)),
  );
  return { content, problems };
}

/** A folder of a version that the settings do not list would be left out without a word. */
async function findUnlistedVersions({ versions }: SiteConfig, root: string): Promise<Problem[]> {
  const folder = join(root, 'versions');
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isDirectory() && !versions.some(({ name }) => name === entry.name))
    .map(({ name }) => ({
      severity: 'warning',
      file: nameFile(root, join(folder, name)),
      found: 'a folder of a version that site.yaml does not list',
      expected: 'an entry below `versions` for every folder',
      repair: `add { name: "${name}", status: old } to versions, or remove the folder`,
    }));
}

/** One version is the current one, and no two share a folder. */
function checkVersionList({ versions }: SiteConfig, file: string): Problem[] {
  const current = versions.filter(({ status }) => status === 'current');
  const problems: Problem[] = versions
    .filter(({ name }, index) => versions.findIndex((other) => other.name === name) < index)
    .map(({ name }) => ({
      severity: 'error',
      file,
      mark: 'versions:',
      found: `the version "${name}" twice`,
      expected: 'a name of its own for each version',
      repair: 'remove or rename one of the two',
    }));
  if (current.length === 1) return problems;
  problems.push({
    severity: 'error',
    file,
    mark: 'versions:',
    found: `${current.length === 0 ? 'no version' : `${current.length} versions`} with the status current`,
    expected: 'one version with the status current, which lies in the content root itself',
    repair: 'correct the status of the versions',
  });
  return problems;
}
