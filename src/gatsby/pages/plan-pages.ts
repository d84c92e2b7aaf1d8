import type { Content, Source, VersionContent } from '../../content/model';
import type { PageContext } from '../../navigation/model';
import { createPlacer } from '../../navigation/place-page';
import { documentRoute, operationRoute, twinRoute } from '../../navigation/routes';
import { relateToCurrent } from './relate-versions';

/** Files of `src/templates`. */
export type Template = 'guide' | 'category' | 'operation' | 'overview' | 'alias' | 'redirect';

/** A page to be created. */
export interface PagePlan {
  path: string;
  template: Template;
  context: PageContext;
}

// Not in the browser: making the format alone takes a slow phone 50 ms.
const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Decides which pages the site has, and with what. `createPages` only applies it. */
export function planPages(content: Content): PagePlan[] {
  const current = content.site.versions.find(({ status }) => status === 'current');
  const version = current?.name ?? '';
  const pages = content.versions.flatMap((each) => planVersion(each, content));
  return [
    { path: '/', template: 'redirect', context: { route: '/docs/', version, slug: '' } },
    ...relateToCurrent(pages, content.site.versions),
  ];
}

function planVersion(content: VersionContent, { site }: Content): PagePlan[] {
  const { version, base, api, guides, categories, aliases, sidebar } = content;
  const placePage = createPlacer(sidebar.entries, { title: 'Guides', route: `${base}/` });
  const reference = categories.find(({ kind }) => kind === 'reference');
  const plan = (
    template: Template,
    section: PageContext['section'],
    page: { route: string; slug: string; title: string; document?: string },
    source?: Source,
  ): PagePlan => ({
    path: page.route,
    template,
    context: {
      route: page.route,
      version,
      slug: page.slug,
      section,
      place: {
        version,
        ...placePage(page.route, page.title, section === 'reference' ? reference : undefined),
        ...(template !== 'alias' && { twin: twinRoute(base, page.route) }),
        ...(page.document && { document: page.document }),
        ...(source && site.editUrl && { editUrl: toEditUrl(source.file, site.editUrl) }),
        ...(source?.updated && {
          updated: { date: source.updated, words: format.format(new Date(source.updated)) },
        }),
      },
    },
  });

  return [
    ...guides.map((guide) => plan('guide', 'guides', { ...guide, slug: guide.path }, guide)),
    ...categories.map((category) =>
      plan('category', category.kind === 'reference' ? 'reference' : 'guides', category),
    ),
    ...aliases.map(({ slug }) =>
      plan('alias', 'reference', { route: operationRoute(base, slug), slug, title: slug }),
    ),
    ...(api
      ? [
          plan(
            'overview',
            'reference',
            {
              route: api.route,
              slug: '',
              title: 'API overview',
              document: api.documentRoute,
            },
            content.apiSource,
          ),
          ...api.areas.map(({ slug, title, route }) => {
            const document = documentRoute(route);
            return plan('category', 'reference', { route, slug, title, document });
          }),
          ...api.operations.map(({ slug, title, route }) => {
            const page = { route, slug, title, document: documentRoute(route) };
            return plan('operation', 'reference', page, content.apiSource);
          }),
        ]
      : []),
  ];
}

/** The web address of a source file; the setting may end with a slash or not. */
function toEditUrl(file: string, folder: string): string {
  return new URL(file, folder.endsWith('/') ? folder : `${folder}/`).href;
}
