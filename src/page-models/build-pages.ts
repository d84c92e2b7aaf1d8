import type { MentionedOperation } from '../prose/model';
import type { AuthoredVersion } from './authored-version';
import { buildCategoryPage, describeListed } from './category-page';
import { buildGuidePage } from './guide-page';
import type { Page, PageLists, VersionPages } from './model';
import { createPageSources, type PageSources } from './page-sources';
import { buildReferencePages } from './reference-pages';

/**
 * Builds all pages of a docs version. `language` is the language of its texts, and `origin` the scheme,
 * host and prefix of the site.
 */
export function buildPages(authored: AuthoredVersion, language = 'en', origin = ''): VersionPages {
  const { version, base } = authored;
  const sources = createPageSources(authored);
  const listed: Omit<PageLists, 'categories'> = {
    guides: authored.guides.map((guide) => buildGuidePage(guide, sources, origin)),
    ...buildReferencePages(sources),
  };
  const descriptions = describeListed(listed, authored.categories);
  const own: PageLists = {
    ...listed,
    categories: authored.categories.map((category) =>
      buildCategoryPage(category, sources, descriptions),
    ),
  };
  const taken = new Set(listPages(own).map(({ route }) => route));
  const { former } = sources.changes;
  return {
    version,
    base,
    language,
    ...own,
    operationsById: new Map(own.operations.map((page) => [page.id, page])),
    mentioned: listMentioned(sources),
    movedRoutes: new Map([
      ...authored.guides.flatMap(({ route, formerRoutes = [] }) =>
        formerRoutes.map((old) => [old, route] as const),
      ),
      ...former.flatMap(({ route, target }) =>
        target && !taken.has(route) ? [[route, target.route] as const] : [],
      ),
    ]),
    authored,
  };
}

function listMentioned({ authored, changes }: PageSources): VersionPages['mentioned'] {
  return new Map<string, MentionedOperation>([
    ...changes.former.flatMap(({ kind, name, target }) =>
      kind === 'operation' && target ? [[name, target] as const] : [],
    ),
    ...(authored.api?.operations ?? []).map(({ id, title, route, method }) => {
      return [id, { title, route, method }] as const;
    }),
  ]);
}

/** All pages of a version, in the order of the lists. */
export function listPages(pages: PageLists): Page[] {
  const { guides, categories, aliases, overview, areas, operations, received } = pages;
  const { schemas, tour, changelog } = pages;
  return [
    ...guides,
    ...categories,
    ...aliases,
    ...(overview ? [overview] : []),
    ...areas,
    ...operations,
    ...received,
    ...schemas,
    ...(tour ? [tour] : []),
    ...(changelog ? [changelog] : []),
  ];
}
