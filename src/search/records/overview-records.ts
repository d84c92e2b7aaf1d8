import { errorAnchor, retryWords } from '../../openapi/errors';
import type { OverviewPage } from '../../page-models/model';
import { nameApi } from '../../text/name-api';
import { type Draft, toParagraphs, weights } from './draft';
import { listMessages, listWords, type RepeatedLines } from './reason-records';

/** Drafts the records of the API overview and of what it explains once. */
export function draftOverview(page: OverviewPage): Draft[] {
  return [
    {
      kind: 'area',
      title: page.title,
      page,
      weight: weights.area,
      names: [nameApi(page.apiTitle)],
      paragraphs: [
        ...toParagraphs(page.description),
        ...toParagraphs(page.details),
        'Base URL',
        'Pagination',
        'Errors',
        'Areas',
      ],
    },
    draftAuthentication(page),
    ...draftShared(page),
  ];
}

function draftAuthentication(page: OverviewPage): Draft {
  const { security } = page;
  return {
    kind: 'area',
    title: 'Authentication',
    page,
    anchor: 'authentication',
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
      kind: 'field' as const,
      title: name,
      page,
      anchor: `${section.in}.${name}`,
      headings: [section.heading],
      // For what applies to every operation, the overview comes before the individual operations.
      weight: weights.request + 1,
      paragraphs: toParagraphs(description),
    })),
  );
}

/** Drafts one record per status code, with the reasons and messages that many operations share. */
export function draftErrors(page: OverviewPage, repeated: RepeatedLines): Draft[] {
  return page.errors.map(({ status, label, typeNames, meaning, retry, action, reasons }): Draft => {
    return {
      kind: 'error',
      title: status,
      page,
      weight: weights.error,
      headings: ['Errors'],
      anchor: errorAnchor(status),
      names: [label, ...typeNames],
      paragraphs: [
        ...toParagraphs(meaning),
        ...(retry ? [retryWords[retry]] : []),
        ...toParagraphs(action),
        ...new Set([...listWords(reasons), ...(repeated.words.get(status) ?? [])]),
      ],
      messages: [...listMessages(reasons), ...(repeated.messages.get(status) ?? [])],
    };
  });
}
