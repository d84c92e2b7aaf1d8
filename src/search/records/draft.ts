import type { SidebarEntry } from '../../navigation/model';
import { findTrail } from '../../navigation/place-page';
import { toId } from '../engine/index/record-id';
import type { RecordKind, SearchRecord } from '../record';
import type { SearchContent } from './search-content';
import { splitDraft } from './split-draft';

/** What stands for a page: the same in all of its records. */
export interface SearchedPage {
  route: string;
  title: string;
  /** Titles of the tree above it. */
  trail: string[];
  method?: string;
}

/** A record before it has its id: what differs within a page. */
export interface Draft {
  kind: RecordKind;
  title: string;
  page: SearchedPage;
  weight: number;
  names?: string[];
  /** Headings between the page's title and the record's own. */
  headings?: string[];
  /** Without the hash sign; the page itself where there is none. */
  anchor?: string;
  paragraphs?: string[];
  code?: string[];
  terms?: string[];
}

/** Which record comes first among equals. */
export const weights = {
  page: 100,
  operation: 90,
  area: 85,
  section: 70,
  subsection: 60,
  error: 50,
  request: 40,
  response: 30,
};

/** Letters of a name in a record; nobody types more, and the texts are to have room beside it. */
const longestName = 128;

function shorten(name: string): string {
  const letters = [...name];
  return letters.length > longestName ? `${letters.slice(0, longestName).join('')}…` : name;
}

/** Turns a draft into one record, or into several where it is too long for one. */
export function finishDraft(draft: Draft, content: SearchContent): SearchRecord[] {
  const { page, anchor, paragraphs = [], code = [] } = draft;
  const isPage = anchor === undefined;
  const route = isPage ? page.route : `${page.route}#${anchor}`;
  const record: SearchRecord = {
    objectID: toId(content.version, route, 0),
    kind: draft.kind,
    title: shorten(draft.title),
    names: [...new Set(draft.names)]
      .filter((name) => name !== '' && name !== draft.title)
      .map(shorten),
    breadcrumb: [...page.trail, ...(isPage ? [] : [page.title]), ...(draft.headings ?? [])].map(
      shorten,
    ),
    route,
    page: page.route,
    pageTitle: shorten(page.title),
    ...(page.method && { method: page.method }),
    text: '',
    code: '',
    terms: [...new Set(draft.terms)],
    language: content.language,
    version: content.version,
    weight: draft.weight,
    part: 0,
  };
  return splitDraft(record, paragraphs, code);
}

/** Titles above a route in the sidebar, outermost first. */
export function listTrail(entries: readonly SidebarEntry[], route: string): string[] {
  return findTrail(entries, route)
    .slice(0, -1)
    .map(({ title }) => title);
}
