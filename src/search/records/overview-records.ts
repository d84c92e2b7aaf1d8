import { errorAnchor, retryWords } from '../../openapi/errors';
import type { OverviewPage } from '../../page-models/model';
import { type Draft, toParagraphs, weights } from './draft';

/** Drafts the records of the API overview and of what it explains once. */
export function draftOverview(page: OverviewPage): Draft[] {
  return [
    {
      ...{ kind: 'area', title: page.title, page, weight: weights.area },
      names: [`${page.apiTitle} API`],
      paragraphs: [...toParagraphs(page.description), 'Base URL', 'Pagination', 'Errors', 'Areas'],
    },
    draftAuthentication(page),
    ...draftShared(page),
  ];
}

function draftAuthentication(page: OverviewPage): Draft {
  const { security } = page;
  return {
    ...{ kind: 'area', title: 'Authentication', page, anchor: 'authentication' },
    weight: weights.section,
    paragraphs: security.flatMap(({ label, description }) => [label, ...toParagraphs(description)]),
    code: security.flatMap(({ scheme }) =>
      scheme === 'bearer' ? ['Authorization: Bearer <token>'] : [],
    ),
  };
}

function draftShared(page: OverviewPage): Draft[] {
  const sections = [
    { in: 'header', heading: 'Headers', parameters: page.sharedHeaders },
    { in: 'query', heading: 'Pagination', parameters: page.pagination },
  ];
  return sections.flatMap((section) =>
    section.parameters.map(({ name, description }) => ({
      ...{ kind: 'field' as const, title: name, page, anchor: `${section.in}.${name}` },
      headings: [section.heading],
      // For what applies to every operation, the overview comes before the individual operations.
      weight: weights.request + 1,
      paragraphs: toParagraphs(description),
    })),
  );
}

/** Drafts one record per status code: body types differ, but the meaning does not. */
export function draftErrors(page: OverviewPage): Draft[] {
  const statuses = [...new Set(page.errors.map(({ status }) => status))];
  return statuses.flatMap((status): Draft[] => {
    const same = page.errors.filter((entry) => entry.status === status);
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
