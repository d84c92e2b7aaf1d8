import { flattenSidebar } from '../../navigation/page-position';
import type { Problem } from '../../problems/problem';
import type { Content, VersionContent } from '../model';
import { checkChangelog } from './check-changelog';
import { checkDescriptions } from './check-descriptions';
import { checkAreaFigures } from './check-figures';
import { checkGlossary } from './check-glossary';
import { checkGuideOrder } from './check-guide-order';
import { checkOperationNames } from './check-operation-names';
import { checkQuestions } from './check-questions';
import { checkHome, findDuplicateRoutes } from './check-routes';
import { findUnusedScreenshots } from './check-screenshots';
import { checkSettings } from './check-settings';
import { checkSearches, checkSite, checkVersionNames } from './check-site';
import { checkStory } from './check-story';
import { checkTexts } from './check-texts';
import { indexRoutes, listRoutes, ownRoutes, type Routes, type Unread } from './list-routes';

/** Finds the mistakes that span several files; `root` is the name of the content root, and `unread` the pages that may be other than they seem. */
export function checkContent(content: Content, root: string, unread: Unread): Problem[] {
  const listed = listRoutes(content);
  const routes = indexRoutes(listed, unread);
  return [
    ...findDuplicateRoutes(listed, root),
    ...checkSite(content, routes, root),
    ...checkSearches(content, routes, root),
    ...checkVersionNames(content, root),
    ...findUnusedScreenshots(content.versions),
    ...content.versions.flatMap((version) =>
      checkVersion(version, ownRoutes(routes, version, content), root),
    ),
  ];
}

function checkVersion(version: VersionContent, routes: Routes, root: string): Problem[] {
  const problems = [
    ...checkTexts(version, routes),
    ...checkDescriptions(version, routes),
    ...checkAreaFigures(version),
    ...checkChangelog(version, routes),
    ...checkSettings(version, routes),
    ...checkStory(version, routes),
    ...checkGlossary(version, routes),
    ...checkOperationNames(version),
    ...checkGuideOrder(version),
    ...checkQuestions(version),
    ...checkHome(version, routes, root),
    ...findUnlisted(version),
  ];
  return problems.map((problem) => ({ ...problem, near: toWritten(problem.near, version) }));
}

/** The address of a link as its file has it, which seldom names the version of its text. */
function toWritten(near: string | undefined, { base }: VersionContent): string | undefined {
  return near?.startsWith(`${base}/`) ? `/docs${near.slice(base.length)}` : near;
}

/** A guide outside the sidebar can only be reached through search and links, which deserves a warning. */
function findUnlisted({ guides, sidebar }: VersionContent): Problem[] {
  const listed = new Set(flattenSidebar(sidebar.entries).map(({ route }) => route));
  return guides
    .filter(({ route }) => !listed.has(route))
    .map(({ file, path }) => ({
      severity: 'warning',
      code: 'sidebar/unlisted-guide',
      file,
      found: 'a guide that the sidebar does not list',
      expected: 'an entry in sidebar.yaml for every guide',
      fix: `add "- guide: ${path}" to sidebar.yaml`,
    }));
}
