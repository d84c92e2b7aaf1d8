import { operationRoute } from '../../navigation/routes';
import type { Api, Operation } from '../../openapi/model';
import { toPlainDescription } from '../../prose/extract/plain-description';
import { splitSections } from '../../prose/extract/split-sections';
import { type Draft, listTrail, type SearchedPage, weights } from './draft';
import { titlesOfOperations } from './guide-records';
import { type ListedField, listRequestFields, listResponseFields } from './list-fields';
import type { SearchContent } from './search-content';

/** What stands for the page of an operation. */
export function pageOfOperation(
  { slug, title, method, area }: Operation,
  { base, sidebar, api }: SearchContent,
): SearchedPage {
  const route = operationRoute(base, slug);
  const listed = listTrail(sidebar.entries, route);
  const areaTitle = api?.areas.find((each) => each.slug === area)?.title;
  return { route, title, method, trail: listed.length > 0 || !areaTitle ? listed : [areaTitle] };
}

/** An operation by all of its names, with the names of what goes in and comes out; and its note. */
export function draftOperations(api: Api, content: SearchContent): Draft[] {
  const titleOf = titlesOfOperations(content);
  return api.operations.flatMap((operation): Draft[] => {
    const { id, title, method, path, description } = operation;
    const page = pageOfOperation(operation, content);
    const note = content.notes.find((each) => each.operation === id);
    const sections = note ? splitSections(note.prose.tree, titleOf) : [];
    return [
      {
        ...{ kind: 'operation', title, page, weight: weights.operation },
        names: [id, `${method} ${path}`],
        paragraphs: [
          ...(description ? toPlainDescription(description).split('\n\n') : []),
          ...sections.flatMap(({ heading, paragraphs }) => [
            ...(heading ? [heading.text] : []),
            ...paragraphs,
          ]),
        ],
        code: sections.flatMap(({ code }) => code),
        terms: listTerms(operation),
      },
    ];
  });
}

/** Names of what a caller sends come first, so that a list that is cut loses answers. */
function listTerms(operation: Operation): string[] {
  const named = (fields: ListedField[]) => [
    ...fields.map(({ name }) => name),
    ...fields.flatMap(({ schema }) => schema.values.map(({ value }) => value)),
  ];
  return [...named(listRequestFields(operation)), ...named(listResponseFields(operation))];
}
