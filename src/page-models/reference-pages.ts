import type { OpenApiDocument } from '../openapi/document/document';
import type { Api, Operation } from '../openapi/model';
import { remember, rememberByObject } from '../text/remember';
import { buildAliasPage } from './alias-page';
import { buildAreaPage } from './area-page';
import { buildChangelogPage } from './changelog/changelog-page';
import type { PageLists } from './model';
import { buildOperationPage } from './operation-page';
import { buildOverviewPage } from './overview-page';
import type { PageSources } from './page-sources';
import { buildSchemaPage } from './schema-page';
import { buildTourPage } from './tour-page';

/** The pages of a version on its interface. */
export type ReferencePages = Omit<PageLists, 'guides' | 'categories'>;

/**
 * Builds the pages on the interface of a version. They are the same objects as before if nothing that they show has
 * changed, such as after a save of a guide that mentions the same operations in the same words.
 */
export function buildReferencePages(sources: PageSources): ReferencePages {
  const { api, document } = sources.authored;
  return api ? builderOf(api)(document ?? api)(sources) : build(sources);
}

const builderOf = rememberByObject((_: Api) =>
  rememberByObject((_document: OpenApiDocument | Api) => remember(build, listDependencies, 1)),
);

/** What the pages depend on besides the interface: of guides everything but the text, and the mentions in it. */
function listDependencies({ authored, mentions }: PageSources): string {
  const { api: _, document: _document, guides, figures: _figures, ...others } = authored;
  const mentioning = guides.map((guide) => {
    const { prose: _prose, ...head } = guide;
    return [head, [...(mentions.get(guide) ?? [])]];
  });
  const { screenshots: _screenshots, images: _images, ...rest } = others;
  return JSON.stringify([rest, mentioning], (_key, value) =>
    value instanceof Map || value instanceof Set ? [...value] : value,
  );
}

function build(sources: PageSources): ReferencePages {
  const { api, aliases } = sources.authored;
  const buildEach = (each: Operation) => buildOperationPage(each, sources);
  const changelog = buildChangelogPage(sources);
  const tour = api && buildTourPage(sources);
  return {
    overview: api && buildOverviewPage(api, sources),
    areas: (api?.areas ?? []).map((area) => buildAreaPage(area, sources)),
    operations: (api?.operations ?? []).map(buildEach),
    received: (api?.received ?? []).map(buildEach),
    schemas: (api?.schemas ?? []).map((each) => buildSchemaPage(each, sources)),
    aliases: aliases.flatMap((alias) => buildAliasPage(alias, sources)),
    tour,
    changelog,
  };
}
