import type { SearchRecord } from '../../record';
import { toId } from '../../records/record-id';
import type { TextsFile } from '../index/index-files';
import { fromCells } from '../index/packing';
import type { Core } from '../index/read-core';
import {
  cutSnippet,
  type HighlightedText,
  type Highlighting,
  highlightText,
} from './highlight-text';

/** A page as InstantSearch expects a hit: its best record, and other records of it. */
export interface SearchHit extends RecordHit {
  sections: RecordHit[];
}

/** What is shown of a record, with highlighted words. */
export interface RecordHit
  extends Omit<
    SearchRecord,
    | 'questions'
    | 'messages'
    | 'pageQuestions'
    | 'pageWeight'
    | 'text'
    | 'code'
    | 'terms'
    | 'weight'
    | 'part'
  > {
  _highlightResult: {
    title: HighlightedText;
    names: HighlightedText[];
    breadcrumb: HighlightedText[];
  };
  _snippetResult: { text: HighlightedText; code: HighlightedText };
}

/** How hits are fields. */
export interface Presentation extends Highlighting {
  /** The number of words of text and code to show. */
  snippets: { text: number; code: number };
}

/** Builds a hit from the core and the texts of its record. */
export function presentHit(
  core: Core,
  record: number,
  [text, code]: TextsFile[number],
  presentation: Presentation,
): RecordHit {
  const { snippets } = presentation;
  const highlight = (value: string) => highlightText(value, presentation);
  const fields = readRecord(core, record);
  const title = highlight(fields.title);
  const names = fields.names.map(highlight);
  // If the name contains all words of the query, the start of the text explains what it is.
  const isNamed = [title, ...names].some(({ matchLevel }) => matchLevel === 'full');
  return {
    ...fields,
    _highlightResult: { title, names, breadcrumb: fields.breadcrumb.map(highlight) },
    _snippetResult: {
      text: cutSnippet(text, presentation, snippets.text, isNamed),
      code: cutSnippet(code, presentation, snippets.code),
    },
  };
}

function readRecord(
  core: Core,
  record: number,
): Omit<RecordHit, '_highlightResult' | '_snippetResult'> {
  const page = core.pageOf[record] ?? 0;
  const anchor = core.anchors[record];
  const route = core.routes[page] ?? '';
  const recordRoute = anchor ? `${route}#${anchor}` : route;
  const pageTitle = core.pageTitles[page] ?? '';
  const method = core.methods[page];
  return {
    objectID: core.ids[record] || toId(core.version, recordRoute, core.parts[record] ?? 0),
    kind: core.kinds[record] ?? 'guide',
    title: core.titles[record] ?? '',
    names: fromCells(core.names[record] ?? ''),
    breadcrumb: [
      ...fromCells(core.trails[page] ?? ''),
      ...(anchor ? [pageTitle] : []),
      ...fromCells(core.headings[record] ?? ''),
    ],
    route: recordRoute,
    page: route,
    pageTitle,
    ...(method && { method }),
    language: core.language,
    version: core.version,
  };
}
