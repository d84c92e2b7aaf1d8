import { buildApi } from '../../../src/openapi/build/build-api';
import type { OpenApiDocument } from '../../../src/openapi/document/document';
import { buildPages } from '../../../src/page-models/build-pages';
import type { VersionPages } from '../../../src/page-models/model';
import type { Story } from '../../../src/story/story';

/** The pages of a version that consists of a document, and of a story if it has one. */
export function buildPagesOf(document: OpenApiDocument, story?: Story): VersionPages {
  return buildPages({
    version: '1',
    base: '/docs',
    guides: [],
    notes: [],
    aliases: [],
    glossary: [],
    changelog: [],
    categories: [],
    figures: new Map(),
    screenshots: new Map(),
    images: new Map(),
    errors: new Map(),
    api: buildApi(document),
    document,
    ...(story && { story }),
    sidebar: { version: '1', entries: [] },
  });
}
