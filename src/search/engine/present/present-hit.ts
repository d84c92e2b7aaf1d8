import type { SearchRecord } from '../../record';
import { fromCells, type TextsFile } from '../index/index-files';
import type { Core } from '../index/read-core';
import { toId } from '../index/record-id';
import type { Marks } from './find-spans';
import { type MarkedText, markText, snipText, type Tags } from './mark-text';

/** A hit as InstantSearch takes it: what a list shows of a record, with the words marked. */
export interface SearchHit
  extends Omit<SearchRecord, 'text' | 'code' | 'terms' | 'weight' | 'part'> {
  _highlightResult: { title: MarkedText; names: MarkedText[]; breadcrumb: MarkedText[] };
  _snippetResult: { text: MarkedText; code: MarkedText };
}

/** How hits are marked. */
export interface Presentation {
  marks: Marks;
  /** How many words the query has. */
  count: number;
  tags: Tags;
  /** How many words of text and code are shown. */
  snippets: { text: number; code: number };
}

/** Puts a hit together from the core and the texts of its record. */
export function presentHit(
  core: Core,
  record: number,
  [text, code]: TextsFile[number],
  presentation: Presentation,
): SearchHit {
  const { marks, count, tags, snippets } = presentation;
  const mark = (value: string) => markText(value, marks, count, tags);
  const shown = readRecord(core, record);
  const title = mark(shown.title);
  const names = shown.names.map(mark);
  // Of what has all words in its name, one wants to know what it is.
  const isNamed = [title, ...names].some(({ matchLevel }) => matchLevel === 'full');
  return {
    ...shown,
    _highlightResult: { title, names, breadcrumb: shown.breadcrumb.map(mark) },
    _snippetResult: {
      text: snipText(text, marks, count, tags, snippets.text, isNamed),
      code: snipText(code, marks, count, tags, snippets.code),
    },
  };
}

function readRecord(
  core: Core,
  record: number,
): Omit<SearchHit, '_highlightResult' | '_snippetResult'> {
  const page = core.pageOf[record] ?? 0;
  const anchor = core.anchors[record];
  const route = core.routes[page] ?? '';
  const whole = anchor ? `${route}#${anchor}` : route;
  const pageTitle = core.pageTitles[page] ?? '';
  const method = core.methods[page];
  return {
    objectID: core.ids[record] || toId(core.version, whole, core.parts[record] ?? 0),
    kind: core.kinds[record] ?? 'guide',
    title: core.titles[record] ?? '',
    names: fromCells(core.names[record] ?? ''),
    breadcrumb: [
      ...fromCells(core.trails[page] ?? ''),
      ...(anchor ? [pageTitle] : []),
      ...fromCells(core.headings[record] ?? ''),
    ],
    route: whole,
    page: route,
    pageTitle,
    ...(method && { method }),
    language: core.language,
    version: core.version,
  };
}
