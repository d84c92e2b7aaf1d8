import { isDeepStrictEqual } from 'node:util';
import type { Content, VersionContent } from '../content/model';
import { originOf } from '../content/settings/site-config';
import { buildPages } from '../page-models/build-pages';
import type { VersionPages } from '../page-models/model';
import type { SearchRecord } from '../search/record';
import { buildRecords } from '../search/records/build-records';
import { remember, rememberByObject } from '../text/remember';
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

/** Builds the pages of the content and stores them for the later steps of the build. */
export function storeContent(read: Content): StoredContent {
  const { site } = read;
  // What is built of a version that says the same as before is the same too.
  const versions = read.versions.map(
    (version) =>
      stored?.content.versions.find((known) => isDeepStrictEqual(known, version)) ?? version,
  );
  const built = versions.map((version) =>
    buildOnce(version)(site.languages[0]?.code, originOf(site)),
  );
  const pages = built.map((each) => each.pages);
  stored = {
    content: { ...read, versions },
    versions: pages,
    records: new Map(built.map(({ pages: { version }, records }) => [version, records])),
    plan: planPages(site, pages),
  };
  return stored;
}

/** The pages of a version and their search records. */
const buildOnce = rememberByObject((version: VersionContent) =>
  remember(
    (language?: string, origin?: string) => {
      const pages = buildPages(version, language, origin);
      return { pages, records: buildRecords(pages) };
    },
    (...args) => args.join(' '),
    1,
  ),
);

/** Returns the content that the nodes were created from. */
export function getStoredContent(): StoredContent {
  if (!stored) throw new Error('The content has not been read yet: sourceNodes comes first.');
  return stored;
}
