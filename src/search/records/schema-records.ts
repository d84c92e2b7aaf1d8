import type { SchemaPage } from '../../page-models/model';
import { type Draft, toParagraphs, weights } from './draft';
import { listBelow } from './list-fields';

/** Drafts the records of types that have a page, with the names of their fields. */
export function draftSchemas(pages: readonly SchemaPage[]): Draft[] {
  return pages.map((page) => ({
    kind: 'area',
    title: page.title,
    page,
    weight: weights.section,
    paragraphs: toParagraphs(page.description),
    terms: listBelow(page.schema, page.title, page.anchor).map(({ name }) => name),
  }));
}
