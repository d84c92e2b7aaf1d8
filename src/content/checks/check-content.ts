import { flattenSidebar } from '../../navigation/page-position';
import type { Problem } from '../../problems/problem';
import type { Content, VersionContent } from '../model';
import { checkAreaFigures } from './check-area-figures';
import { checkDescriptions } from './check-descriptions';
import { checkOperationNames } from './check-operation-names';
import { checkHome, findDuplicateRoutes, nameFolder } from './check-routes';
import { checkSettings } from './check-settings';
import { checkSite, checkVersionNames } from './check-site';
import { checkTexts } from './check-texts';
import { indexRoutes, listRoutes } from './list-routes';

/** Finds the mistakes that span several files; `root` is the name of the content root. */
export function checkContent(content: Content, root: string): Problem[] {
  const listed = listRoutes(content);
  const routes = indexRoutes(listed);
  return [
    ...findDuplicateRoutes(listed, root),
    ...checkSite(content, routes, root),
    ...checkVersionNames(content, root),
    ...content.versions.flatMap((version) => [
      ...checkTexts(version, routes),
      ...checkDescriptions(version, routes),
      ...checkAreaFigures(version),
      ...checkSettings(version, routes, nameFolder(version, root)),
      ...checkOperationNames(version),
      ...checkHome(version, routes, root),
      ...findUnlisted(version),
    ]),
  ];
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
