import { isCurrentBase } from '../../navigation/versions';
import type { Problem } from '../../problems/problem';
import { indexRoutes, listRoutes } from '../checks/list-routes';
import type { Content, VersionContent } from '../model';
import { describeLacks } from './lack';
import type { Sharing } from './move-link';
import { settleDescriptions } from './settle-descriptions';
import { type Settled, settleTexts } from './settle-texts';

/**
 * Makes the links of shared texts lead to the pages of the version that shares them. Where a version
 * lacks a page, a link leads to that of the current version, which deserves a warning.
 */
export function settleShared(content: Content): { content: Content; problems: Problem[] } {
  const sharing = new Map(listSharing(content).map((each) => [each.version, each]));
  const settled = content.versions.map((version) => {
    const shared = sharing.get(version);
    return shared ? settleVersion(shared) : { part: version, lacks: [] };
  });
  return {
    content: { ...content, versions: settled.map(({ part }) => part) },
    problems: describeLacks(settled.flatMap(({ lacks }) => lacks)),
  };
}

/** The versions that share texts with the current one. */
export function listSharing(content: Content): Sharing[] {
  const current = content.versions.find(({ base }) => isCurrentBase(base));
  if (!current) return [];
  const others = content.versions.filter((version) => version !== current);
  const bases = others.map(({ base }) => base);
  const routes = indexRoutes(listRoutes(content));
  return others.map((version) => ({ version, current, bases, routes }));
}

function settleVersion(sharing: Sharing): Settled<VersionContent> {
  const { version } = sharing;
  const guides = settleTexts(version.guides, sharing);
  const notes = settleTexts(version.notes, sharing);
  const described = settleDescriptions(sharing);
  return {
    part: { ...described.part, guides: guides.part, notes: notes.part },
    lacks: [...guides.lacks, ...notes.lacks, ...described.lacks],
  };
}
