import { buildApi } from '../../../src/openapi/build/build-api';
import type { OpenApiDocument } from '../../../src/openapi/document/document';
import { buildPages } from '../../../src/page-models/build-pages';
import type { VersionPages } from '../../../src/page-models/model';

/** The pages of a version that consists of a document alone. */
export function buildPagesOf(document: OpenApiDocument): VersionPages {
  return buildPages({
    ...{ version: '1', base: '/docs', guides: [], notes: [], aliases: [], categories: [] },
    ...{ figures: new Map(), images: new Map(), errors: new Map() },
    api: buildApi(document).api,
    document,
    sidebar: { version: '1', entries: [] },
  });
}
