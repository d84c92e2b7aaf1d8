import { basename, join } from 'node:path';
import { versionBase } from '../navigation/versions';
import { cutFinding } from '../problems/cut-problem';
import { isFatal, type Problem } from '../problems/problem';
import { siteFiles } from './author-files';
import { checkContent } from './checks/check-content';
import {
  canBeLeftOut,
  checkAroundBroken,
  checkLinksBetweenGuides,
  dropConsequences,
} from './checks/check-partly';
import { checkSearches } from './checks/check-site';
import { addLines } from './files/add-lines';
import { findBrokenFiles } from './files/find-broken-files';
import { readGitDates } from './files/git-dates';
import type { Content } from './model';
import { readSettings } from './read-author-files';
import { type ReadVersion, readVersion } from './read-version';
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
  /** Whether every file could be read. */
  isReadable: boolean;
  /**
   * Whether at least all but guides, notes and overlays could be read. Of mistakes between files, only those that are no
   * consequence of what could not be read are among the problems; without this, only links between guides.
   */
  isCheckable: boolean;
  /** The files with mistakes of their own that end a build. What such overlays say may be missing from an interface. */
  broken: ReadonlySet<string>;
}

/** Reads and checks everything below a content root. Mistakes of authors never make it throw. */
export async function loadContent(root: string): Promise<LoadedContent> {
  const broken = await findBrokenFiles(root);
  const { content, problems, ...state } = await readContent(root, broken);
  // Whatever else is wrong in a broken file is a consequence of that.
  const files = new Set(broken.map(({ file }) => file));
  const others = problems.filter(({ file }) => !files.has(file));
  const told = [...broken, ...(await addLines(others, root))].map(cutFinding);
  return { ...(content && { content }), ...state, problems: told };
}

/** Reads the settings of the site, then its versions; checks what spans files if all of them could be read. */
async function readContent(root: string, broken: readonly Problem[]): Promise<LoadedContent> {
  const { value: site, problems: siteProblems } = await readSite(root);
  if (!site) {
    const files = new Set(siteProblems.map(({ file }) => file));
    return { problems: siteProblems, isReadable: false, isCheckable: false, broken: files };
  }
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
  const ending = [...broken, ...problems].filter(isFatal);
  if (ending.length > 0) return readPartly(content, versions, problems, ending, basename(root));
  const { settled, problems: shared } = settle(content);
  const folder = basename(root);
  return {
    content: settled,
    problems: [
      ...problems,
      ...checkContent(settled, folder),
      ...shared,
      ...checkSearches(searches.value ?? [], settled, folder),
    ],
    isReadable: true,
    isCheckable: true,
    broken: new Set(),
  };
}

/** Checks what is left if `ending` problems keep files from being read, so that their authors need not wait for each other. */
function readPartly(
  read: Content,
  versions: readonly ReadVersion[],
  problems: Problem[],
  ending: readonly Problem[],
  folder: string,
): LoadedContent {
  const broken = new Set(ending.map(({ file }) => file));
  const content = {
    ...read,
    versions: read.versions.map((version, index) => {
      const { unreadable = [] } = versions[index] ?? {};
      return { ...version, guides: [...version.guides, ...unreadable] };
    }),
  };
  if (![...broken].every(canBeLeftOut)) {
    const links = checkLinksBetweenGuides(content);
    return {
      content: read,
      problems: [...problems, ...links],
      isReadable: false,
      isCheckable: false,
      broken,
    };
  }
  const { settled, problems: shared } = settle(content);
  const around = checkAroundBroken(settled, folder, broken);
  return {
    content: settled,
    problems: [...problems, ...around, ...dropConsequences(shared, settled, broken)],
    isReadable: false,
    isCheckable: true,
    broken,
  };
}

/** Makes the links of shared texts and of interfaces lead to the pages of their version. */
function settle(content: Content): { settled: Content; problems: Problem[] } {
  const linked = settleInterfaceTexts(content);
  const shared = settleShared(linked.content);
  const settled: Content = {
    ...shared.content,
    versions: shared.content.versions.map((version, index) =>
      rebuildApi(version, content.versions[index]),
    ),
  };
  return { settled, problems: [...linked.problems, ...shared.problems] };
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
