import { headRetry } from '../../openapi/errors';
import type { OperationPage } from '../../page-models/model';
import { type Draft, type SearchedPage, toParagraphs, weights } from './draft';
import { type ListedField, listRequestFields, listResponseFields } from './list-fields';

/** Returns what the records of an operation's page share. If the sidebar does not list it, it is shown below its area. */
export function toSearchedPage(page: OperationPage): SearchedPage {
  const { route, title, method, trail, area, questions } = page;
  return { route, title, method, trail: trail.length > 0 ? trail : [area.title], questions };
}

/** Drafts the records of operations, with all of their names, the names of their request and response fields, and their notes. */
export function draftOperations(pages: readonly OperationPage[]): Draft[] {
  return pages.map((page): Draft => {
    const { id, title, method, path, description, details, retry, serverNote, note } = page;
    const sections = note?.sections ?? [];
    return {
      kind: 'operation',
      title,
      page: toSearchedPage(page),
      weight: weights.operation,
      names: [id, `${method} ${path}`],
      paragraphs: [
        ...toParagraphs(description),
        ...toParagraphs(details),
        ...toParagraphs(retry && `${headRetry(retry)} ${retry.description}`),
        ...toParagraphs(serverNote),
        ...sections.flatMap(({ heading, paragraphs }) => [
          ...(heading ? [heading.text] : []),
          ...paragraphs,
        ]),
      ],
      code: sections.flatMap(({ code }) => code),
      terms: listTerms(page),
    };
  });
}

/** Names in the request come first, so that shortening the list removes names in responses. */
function listTerms(page: OperationPage): string[] {
  const named = (fields: ListedField[]) => [
    ...fields.map(({ name }) => name),
    ...fields.flatMap(({ schema }) => schema.values.map(({ value }) => value)),
  ];
  return [...named(listRequestFields(page)), ...named(listResponseFields(page))];
}
