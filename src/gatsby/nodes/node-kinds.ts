import type { NodeKind, SiteNodeKind } from './plain-node';
import { aliasKind } from './types/alias';
import { apiKind } from './types/api';
import { apiErrorKind } from './types/api-error';
import { areaKind } from './types/area';
import { categoryKind } from './types/category';
import { changelogKind } from './types/changelog';
import { docsVersionKind } from './types/docs-version';
import { guideKind } from './types/guide';
import { interfaceChangeKind } from './types/interface-change';
import { linkKind } from './types/link';
import { operationKind } from './types/operation';
import { pictureKind } from './types/picture';
import { schemaKind } from './types/schema';
import { searchRecordKind } from './types/search-record';
import { sidebarKind } from './types/sidebar';
import { synonymsKind } from './types/synonyms';
import { termKind } from './types/term';
import { tourKind } from './types/tour';

/** Every type of node that the site creates for each docs version. */
export const nodeKinds: readonly NodeKind[] = [
  guideKind,
  categoryKind,
  areaKind,
  operationKind,
  apiKind,
  schemaKind,
  aliasKind,
  tourKind,
  changelogKind,
  interfaceChangeKind,
  linkKind,
  pictureKind,
  apiErrorKind,
  termKind,
  sidebarKind,
  searchRecordKind,
];

/** Every type of node that the site creates once. */
export const siteNodeKinds: readonly SiteNodeKind[] = [docsVersionKind, synonymsKind];
