import { basename, join } from 'node:path';
import { versionBase } from '../navigation/versions';
import { cutFinding } from '../problems/cut-problem';
import type { Problem } from '../problems/problem';
import { remember } from '../text/remember';
import { siteFiles } from './author-files';
import { buildVersion } from './build-version';
import { checkContent } from './checks/check-content';
import {
  type Completeness,
  checkLinksBetweenGuides,
  dropUncertain,
  findUnread,
  measureCompleteness,
} from './checks/completeness';
import { addLines } from './files/add-lines';
import { findBrokenFiles } from './files/find-broken-files';
import { readGitDates } from './files/git-dates';
import { listPages } from './list-pages';
import type { Content } from './model';
import { readSettings } from './read-author-files';
import { readVersion } from './read-version';
import { findUnlistedVersions, readSite } from './settings/read-site';
import type { SiteConfig } from './settings/site-config';

/** The content and every mistake found in it. There is no content if `site.yaml` is invalid. */
export interface LoadedContent extends Completeness {
  content?: Content;
  problems: Problem[];
}

/** Reads and checks everything below a content root. Mistakes of authors never make it throw. */
export async function loadContent(root: string): Promise<LoadedContent> {
  const broken = await findBrokenFiles(root);
  const { content, problems, ...state } = await readContent(root, broken);
  // Whatever else is wrong in a broken file is a consequence of that.
  const files = new Set(broken.map(({ file }) => file));
  const others = problems.filter(({ file }) => !files.has(file));
  const reported = [...broken, ...(await addLines(others, root))].map(cutFinding);
  return { content, ...state, problems: reported };
}

/**
 * Reads the settings of the site and the files of its versions; settles the links of each interface and builds it; then
 * checks what spans files, as far as they could be read.
 */
async function readContent(root: string, broken: readonly Problem[]): Promise<LoadedContent> {
  const { value: site, problems: siteProblems } = await readSite(root);
  if (!site) return { problems: siteProblems, ...measureCompleteness(siteProblems) };
  const unlisted = await findUnlistedVersions(site, root);
  const parts = await readVersions(site, root);
  const pages = new Set(['/', '/search/', ...parts.flatMap(listPages)]);
  const { interfaceDocs } = site;
  const versions = parts.map((each) => buildVersion(each, { pages, interfaceDocs }));
  const synonyms = await readSettings(siteFiles.synonyms, { root, folder: root });
  const searches = await readSettings(siteFiles.searchChecks, { root, folder: root });
  const content = {
    site,
    versions: versions.map(({ version }) => version),
    synonyms: synonyms.value ?? [],
    searches: searches.value ?? [],
  };
  const problems = [
    ...siteProblems,
    ...unlisted,
    ...versions.flatMap((version) => version.problems),
    ...synonyms.problems,
    ...searches.problems,
  ];
  const completeness = measureCompleteness([...broken, ...problems]);
  const folder = basename(root);
  if (!completeness.isCheckable) {
    const links = checkLinksBetweenGuides(content);
    return { content, problems: [...problems, ...links], ...completeness };
  }
  const between = [
    ...checkContent(content, folder, findUnread(content, completeness)),
    ...versions.flatMap(({ lostLinks }) => lostLinks),
  ];
  return {
    content,
    problems: [...problems, ...dropUncertain(between, content, completeness)],
    ...completeness,
  };
}

/** Starting git for each save would take longer than most else, and the dates of an author's own commits can wait. */
const datesOf = remember(readGitDates, (root) => root);

async function readVersions(site: SiteConfig, root: string) {
  const dates = await datesOf(root);
  return Promise.all(
    site.versions.map(({ name, status }) => {
      const folder = status === 'current' ? root : join(root, 'versions', name);
      const base = versionBase({ name, status });
      return readVersion({ root, folder, version: name, base, versions: site.versions, dates });
    }),
  );
}
