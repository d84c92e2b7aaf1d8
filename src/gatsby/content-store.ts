import type { Content } from '../content/model';
import { buildPages } from '../page-models/build-pages';
import type { VersionPages } from '../page-models/model';
import type { SearchRecord } from '../search/record';
import { buildRecords } from '../search/records/build-records';
import type { PagePlan } from './pages/page-plan';
import { planPages } from './pages/plan-pages';

/** The content of the last good reading, with all that is computed from it once. */
export interface StoredContent {
  content: Content;
  /** What the pages say, by docs version in the order of the settings. */
  versions: VersionPages[];
  /** What a search can find, by docs version. */
  records: ReadonlyMap<string, SearchRecord[]>;
  /** The pages that Gatsby creates. */
  plan: PagePlan[];
}

let stored: StoredContent | undefined;

/** Computes the pages of a content, and keeps them for the later steps of the build. */
export function storeContent(content: Content): StoredContent {
  const language = content.site.languages[0]?.code;
  const versions = content.versions.map((version) => buildPages(version, language));
  stored = {
    content,
    versions,
    records: new Map(versions.map((pages) => [pages.version, buildRecords(pages)])),
    plan: planPages(content.site, versions),
  };
  return stored;
}

/** The content that the nodes were made from. */
export function getStoredContent(): StoredContent {
  if (!stored) throw new Error('The content has not been read yet: sourceNodes comes first.');
  return stored;
}
