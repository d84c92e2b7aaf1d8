import { categoryRoute } from '../../navigation/routes';
import { findPagination, findSharedHeaders } from '../../openapi/conventions';
import { errorAnchor, listErrors, retryWords } from '../../openapi/errors';
import type { Api } from '../../openapi/model';
import { toPlainDescription } from '../../prose/extract/plain-description';
import { type Draft, listTrail, type SearchedPage, weights } from './draft';
import type { SearchContent } from './search-content';

/** The API's overview with what it explains once, its areas, and the errors of its catalogue. */
export function draftOverview(api: Api, content: SearchContent): Draft[] {
  const { sidebar } = content;
  const route = api.route;
  const trail = listTrail(sidebar.entries, route);
  const page: SearchedPage = { route, title: 'API overview', trail };
  return [
    {
      ...{ kind: 'area', title: page.title, page, weight: weights.area },
      names: [`${api.title} API`],
      paragraphs: [...toParagraphs(api.description), 'Base URL', 'Pagination', 'Errors', 'Areas'],
    },
    draftAuthentication(api, page),
    ...draftShared(api, page),
    ...draftAreas(api, content),
    ...draftErrors(api, content, page),
  ];
}

/** The pages that list what a branch of the sidebar holds. */
export function draftCategories({ categories, sidebar }: SearchContent): Draft[] {
  return categories.map(({ route, title, description, kind, pages }) => ({
    kind: kind === 'reference' ? 'area' : 'guide',
    title,
    page: { route, title, trail: listTrail(sidebar.entries, route) },
    weight: weights.area,
    paragraphs: [...(description ? [description] : []), pages.map((each) => each.title).join(', ')],
  }));
}

function toParagraphs(markdown: string | undefined): string[] {
  return markdown ? toPlainDescription(markdown).split('\n\n') : [];
}

function draftAuthentication({ security }: Api, page: SearchedPage): Draft {
  return {
    ...{ kind: 'area', title: 'Authentication', page, anchor: 'authentication' },
    weight: weights.section,
    paragraphs: security.flatMap(({ label, description }) => [label, ...toParagraphs(description)]),
    code: security.flatMap(({ scheme }) =>
      scheme === 'bearer' ? ['Authorization: Bearer <token>'] : [],
    ),
  };
}

function draftShared(api: Api, page: SearchedPage): Draft[] {
  const places = [
    { place: 'header', heading: 'Headers', parameters: findSharedHeaders(api) },
    { place: 'query', heading: 'Pagination', parameters: findPagination(api) },
  ];
  return places.flatMap(({ place, heading, parameters }) =>
    parameters.map(({ name, description }) => ({
      ...{ kind: 'field' as const, title: name, page, anchor: `${place}.${name}` },
      headings: [heading],
      // What holds for every operation is looked up here rather than on one of them.
      weight: weights.request + 1,
      paragraphs: toParagraphs(description),
    })),
  );
}

function draftAreas({ areas, operations }: Api, { base, sidebar }: SearchContent): Draft[] {
  return areas.map(({ slug, title, description, operationIds }) => {
    const route = categoryRoute(base, slug);
    const titles = operations.filter(({ id }) => operationIds.includes(id)).map((op) => op.title);
    return {
      ...{ kind: 'area', title, weight: weights.area },
      page: { route, title, trail: listTrail(sidebar.entries, route) },
      paragraphs: [...toParagraphs(description), titles.join(', ')],
    };
  });
}

/** One record per status: its body types differ, what it means does not. */
function draftErrors(api: Api, { errors }: SearchContent, page: SearchedPage): Draft[] {
  const entries = listErrors(api, errors);
  const statuses = [...new Set(entries.map(({ status }) => status))];
  return statuses.flatMap((status): Draft[] => {
    const same = entries.filter((entry) => entry.status === status);
    const [first] = same;
    if (!first) return [];
    const { label, meaning, retry, action } = first;
    return [
      {
        ...{ kind: 'error', title: status, page, weight: weights.error, headings: ['Errors'] },
        anchor: errorAnchor(status),
        names: [label, ...same.flatMap(({ typeName }) => typeName ?? [])],
        paragraphs: [
          ...toParagraphs(meaning),
          ...(retry ? [retryWords[retry]] : []),
          ...toParagraphs(action),
        ],
      },
    ];
  });
}
