import { basename, join } from 'node:path';
import { versionBase } from '../navigation/versions';
import { cutFinding } from '../problems/cut-problem';
import { endsBuild, hasErrors, type Problem } from '../problems/problem';
import { siteFiles } from './author-files';
import { checkContent } from './checks/check-content';
import { checkSearches } from './checks/check-site';
import { addLines } from './files/add-lines';
import { findBrokenFiles } from './files/find-broken-files';
import { readGitDates } from './files/git-dates';
import type { Content } from './model';
import { readSettings } from './read-author-files';
import { readVersion } from './read-version';
import { findUnlistedVersions, readSite } from './settings/read-site';
import type { SiteConfig } from './settings/site-config';
import { rebuildApi } from './sharing/replace-texts';
import { settleInterfaceTexts } from './sharing/settle-interface-texts';
import { settleShared } from './sharing/settle-shared';
import { tellOnce } from './sharing/tell-once';

/** The content and every mistake found in it. There is no content if `site.yaml` is invalid. */
export interface LoadedContent {
  content?: Content;
  problems: Problem[];
  /** Whether every file could be read. If not, mistakes between files were not looked for. */
  isReadable: boolean;
}

/** Reads and checks everything below a content root. Mistakes of authors never make it throw. */
export async function loadContent(root: string): Promise<LoadedContent> {
  const broken = await findBrokenFiles(root);
  const { content, problems, isReadable } = await readContent(root, hasErrors(broken));
  // Whatever else is wrong in a broken file is a consequence of that.
  const files = new Set(broken.map(({ file }) => file));
  const others = problems.filter(({ file }) => !files.has(file));
  const told = [...broken, ...(await addLines(others, root))].map(cutFinding);
  return { content, isReadable, problems: told };
}

/** Reads the settings of the site, then its versions; checks what spans files if all of them could be read. */
async function readContent(root: string, hasBrokenFiles: boolean): Promise<LoadedContent> {
  const { value: site, problems: siteProblems } = await readSite(root);
  if (!site) return { problems: siteProblems, isReadable: false };
  const unlisted = await findUnlistedVersions(site, root);
  const versions = await readVersions(site, root);
  const synonyms = await readSettings(siteFiles.synonyms, { root, folder: root });
  const searches = await readSettings(siteFiles.searchChecks, { root, folder: root });
  const content = {
    site,
    versions: versions.map(({ version }) => version),
    synonyms: synonyms.value ?? [],
  };
  const problems = [
    ...siteProblems,
    ...unlisted,
    ...tellOnce(versions),
    ...synonyms.problems,
    ...searches.problems,
  ];
  // Otherwise, every link to a page that could not be read would be reported as broken too.
  if (hasBrokenFiles || endsBuild(problems)) return { content, problems, isReadable: false };
  const linked = settleInterfaceTexts(content);
  const shared = settleShared(linked.content);
  const settled: Content = {
    ...shared.content,
    versions: shared.content.versions.map((version, index) =>
      rebuildApi(version, content.versions[index]),
    ),
  };
  const folder = basename(root);
  return {
    content: settled,
    problems: [
      ...problems,
      ...checkContent(settled, folder),
      ...linked.problems,
      ...shared.problems,
      ...checkSearches(searches.value ?? [], settled, folder),
    ],
    isReadable: true,
  };
}

async function readVersions(site: SiteConfig, root: string) {
  const dates = await readGitDates(root);
  return Promise.all(
    site.versions.map(({ name, status }) => {
      const folder = status === 'current' ? root : join(root, 'versions', name);
      const base = versionBase({ name, status });
      return readVersion({ root, folder, version: name, base, dates });
    }),
  );
}
