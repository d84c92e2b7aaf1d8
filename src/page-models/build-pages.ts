import { buildAliasPage } from './alias-page';
import { buildAreaPage } from './area-page';
import type { AuthoredVersion } from './authored-version';
import { buildCategoryPage } from './category-page';
import { buildGuidePage } from './guide-page';
import type { Page, VersionPages } from './model';
import { buildOperationPage } from './operation-page';
import { buildOverviewPage } from './overview-page';
import { createPageSources } from './page-sources';

/** Builds all pages of a docs version. `language` is the language of its texts. */
export function buildPages(authored: AuthoredVersion, language = 'en'): VersionPages {
  const { version, base, api } = authored;
  const sources = createPageSources(authored);
  const operations = (api?.operations ?? []).map((each) => buildOperationPage(each, sources));
  return {
    version,
    base,
    language,
    guides: authored.guides.map((guide) => buildGuidePage(guide, sources)),
    categories: authored.categories.map((category) => buildCategoryPage(category, sources)),
    ...(api && { overview: buildOverviewPage(api, sources) }),
    areas: (api?.areas ?? []).map((area) => buildAreaPage(area, sources)),
    operations,
    aliases: authored.aliases.flatMap((alias) => buildAliasPage(alias, sources)),
    operationsById: new Map(operations.map((page) => [page.operation.id, page])),
    authored,
  };
}

/** All pages of a version, in the order of the lists. */
export function listPages(pages: VersionPages): Page[] {
  const { guides, categories, aliases, overview, areas, operations } = pages;
  return [
    ...guides,
    ...categories,
    ...aliases,
    ...(overview ? [overview] : []),
    ...areas,
    ...operations,
  ];
}
