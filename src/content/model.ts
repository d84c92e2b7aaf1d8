import type { Origin } from '../overlays/overlay';
import type { AuthoredVersion } from '../page-models/authored-version';
import type { SiteConfig } from './settings/site-config';
import type { SynonymGroups } from './settings/synonyms';

/** Everything that authors wrote, read, checked and joined. */
export interface Content {
  site: SiteConfig;
  versions: VersionContent[];
  /** What readers call things, for the search. */
  synonyms: SynonymGroups;
}

/** One docs version. Routes are root-relative, without the site's prefix. */
export interface VersionContent extends AuthoredVersion {
  /** Finds where a part of the document was written. */
  locate?: Locate;
}

/**
 * Says of a JSON pointer of a merged document which file wrote that part, an overlay or the
 * interface, and where in it. Where no overlay wrote it, one that wrote or removed `cause` counts.
 */
export type Locate = (pointer: string, cause?: string) => Origin;
