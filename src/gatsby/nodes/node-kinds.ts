import type { NodeKind } from './plain-node';
import { aliasKind } from './types/alias';
import { apiKind } from './types/api';
import { areaKind } from './types/area';
import { categoryKind } from './types/category';
import { guideKind } from './types/guide';
import { operationKind } from './types/operation';
import { searchRecordKind } from './types/search-record';
import { sidebarKind } from './types/sidebar';

/** Every type of node that the site creates. */
export const nodeKinds: readonly NodeKind[] = [
  guideKind,
  categoryKind,
  areaKind,
  operationKind,
  apiKind,
  aliasKind,
  sidebarKind,
  searchRecordKind,
];
