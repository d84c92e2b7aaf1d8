import type { GuideCategory } from '../../navigation/build-sidebar';
import type { SidebarEntry } from '../../navigation/model';
import type { Api, ErrorMeaning } from '../../openapi/model';
import type { Prose } from '../../prose/model';

/** What records are made of: one docs version in one language. `VersionContent` with a language fits. */
export interface SearchContent {
  language: string;
  version: string;
  /** Where its routes begin. */
  base: string;
  guides: readonly SearchedGuide[];
  notes: readonly { operation: string; prose: Pick<Prose, 'tree'> }[];
  api?: Api;
  errors: ReadonlyMap<string, ErrorMeaning>;
  sidebar: { entries: readonly SidebarEntry[] };
  categories: readonly GuideCategory[];
}

/** What a search finds in a guide. */
export interface SearchedGuide {
  route: string;
  title: string;
  label: string;
  description: string;
  prose: Pick<Prose, 'tree'>;
}
