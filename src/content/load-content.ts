import { basename, join } from 'node:path';
import { versionBase } from '../navigation/versions';
import { cutFinding } from '../problems/cut-problem';
import { hasErrors, type Problem } from '../problems/problem';
import { checkContent } from './checks/check-content';
import { checkSearches } from './checks/check-searches';
import { addLines } from './files/add-lines';
import { findLeftConflicts } from './files/find-conflicts';
import { findNoFiles } from './files/find-no-files';
import { findWrongEncodings } from './files/find-wrong-encodings';
import { readGitDates } from './files/git-dates';
import type { Content } from './model';
import { readVersion } from './read-version';
import { findUnlistedVersions, readSite } from './settings/read-site';
import { readSearchChecks } from './settings/search-checks';
import type { SiteConfig } from './settings/site-config';
import { readSynonyms } from './settings/synonyms';
import { settleInterfaceLinks } from './sharing/settle-interface-links';
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
  const found = [findNoFiles(root), findLeftConflicts(root), findWrongEncodings(root)];
  const broken = (await Promise.all(found)).flat();
  const { content, problems, isReadable } = await readContent(root, hasErrors(broken));
  // Whatever else is wrong in such a file is a consequence of it.
  const files = new Set(broken.map(({ file }) => file));
  const others = problems.filter(({ file }) => !files.has(file));
  const told = [...broken, ...(await addLines(others, root))].map(cutFinding);
  return { content, isReadable, problems: told };
}

async function readContent(root: string, hasBrokenFiles: boolean): Promise<LoadedContent> {
  const { value: site, problems: siteProblems } = await readSite(root);
  if (!site) return { problems: siteProblems, isReadable: false };
  const unlisted = await findUnlistedVersions(site, root);
  const versions = await readVersions(site, root);
  const synonyms = await readSynonyms(root);
  const searches = await readSearchChecks(root);
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
  if (hasBrokenFiles || hasErrors(problems)) return { content, problems, isReadable: false };
  const folder = basename(root);
  const linked = settleInterfaceLinks(content);
  const settled = settleShared(linked.content);
  const crossFileProblems = [
    ...checkContent(settled.content, folder),
    ...linked.problems,
    ...settled.problems,
    ...checkSearches(searches.value ?? [], settled.content, folder),
  ];
  return {
    content: settled.content,
    problems: [...problems, ...crossFileProblems],
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
