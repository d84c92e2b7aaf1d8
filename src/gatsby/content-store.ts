import { isDeepStrictEqual } from 'node:util';
import type { Content } from '../content/model';
import { originOf } from '../content/settings/site-config';
import { buildPages } from '../page-models/build-pages';
import type { VersionPages } from '../page-models/model';
import type { SearchRecord } from '../search/record';
import { buildRecords } from '../search/records/build-records';
import { rememberByObject } from '../text/remember';
import type { PagePlan } from './pages/page-plan';
import { planPages } from './pages/plan-pages';

/** The last content that was read without errors, and everything that is computed from it once. */
export interface StoredContent {
  content: Content;
  /** The content of the pages, by docs version in the order of the settings. */
  versions: VersionPages[];
  /** The search records, by docs version. */
  records: ReadonlyMap<string, SearchRecord[]>;
  /** The pages that Gatsby creates. */
  plan: PagePlan[];
}

let stored: StoredContent | undefined;

const recordsOf = rememberByObject(buildRecords);

/**
 * Builds the pages of the content and stores them for the later steps of the build. Those of a version that says the
 * same as before are the same objects, from which nothing is made again.
 */
export function storeContent(content: Content): StoredContent {
  const { site } = content;
  const language = site.languages[0]?.code;
  const origin = originOf(site);
  const known = isDeepStrictEqual(stored?.content.site, site) ? stored?.versions : undefined;
  const versions = content.versions.map(
    (version) =>
      known?.find(({ authored }) => isDeepStrictEqual(authored, version)) ??
      buildPages(version, language, origin),
  );
  stored = {
    content,
    versions,
    records: new Map(versions.map((pages) => [pages.version, recordsOf(pages)])),
    plan: planPages(site, versions),
  };
  return stored;
}

/** Returns the content that the nodes were created from. */
export function getStoredContent(): StoredContent {
  if (!stored) throw new Error('The content has not been read yet: sourceNodes comes first.');
  return stored;
}
