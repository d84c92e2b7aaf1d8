import { findContentRoot } from '../../src/content/files/content-root';
import { loadContent } from '../../src/content/load-content';
import type { Content } from '../../src/content/model';
import { isCurrentBase } from '../../src/navigation/versions';
import { buildPages } from '../../src/page-models/build-pages';
import type { VersionPages } from '../../src/page-models/model';
import type { SearchRecord } from '../../src/search/record';
import { buildRecords } from '../../src/search/records/build-records';

/** The content, and what a build makes of it for readers and for the search. */
export interface OwnSite {
  content: Content;
  versions: VersionPages[];
  /** Those of the current version, in which readers search. */
  records: SearchRecord[];
}

/** Reads a content root as a build does. */
export async function readOwnSite(root = findContentRoot()): Promise<OwnSite> {
  const { content } = await loadContent(root);
  if (!content) throw new Error('The content cannot be read; `npm run check` says why.');
  const [{ code: language } = { code: 'en' }] = content.site.languages;
  const versions = content.versions.map((version) => buildPages(version, language));
  const current = versions.filter(({ authored }) => isCurrentBase(authored.base));
  const records = current.flatMap(buildRecords);
  return { content, versions, records };
}
