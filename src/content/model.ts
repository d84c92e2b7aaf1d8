import type { Origin } from '../overlays/overlay';
import type { AuthoredVersion } from '../page-models/authored-version';
import type { SearchCheck } from './settings/search-checks';
import type { SiteConfig } from './settings/site-config';
import type { SynonymGroups } from './settings/synonyms';

/** Everything that authors wrote, after reading, checking and joining it. */
export interface Content {
  site: SiteConfig;
  versions: VersionContent[];
  /** Other words for the terms of the docs, for the search. */
  synonyms: SynonymGroups;
  /** Searches of which the hosted search must find a page. */
  searches: SearchCheck[];
}

/** One docs version. Routes are root-relative, without the site's prefix. */
export interface VersionContent extends AuthoredVersion {
  /** Finds the file that defines a part of the document. */
  locate?: Locate;
  /** The file of an interface that is generated: what it says are not the words of authors. */
  generatedFile?: string;
  /** The ids of operations of the interface that are left out because they cannot be shown. */
  refused?: ReadonlySet<string>;
  /** The names in messages of files that other files are about, whether they exist or not. */
  files: { errors: string; sdks: string; story: string; glossary: string };
}

/**
 * Finds the file that wrote the part at a JSON pointer of a merged document, an overlay or the
 * interface, and where in the file. If no overlay wrote it, one that wrote or removed `cause` is returned.
 */
export type Locate = (pointer: string, cause?: string) => Origin;
