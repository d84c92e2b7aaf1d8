import type { BasePage, VersionPages } from '../../page-models/model';
import { toPlainDescription } from '../../prose/extract/plain-description';
import type { RecordKind, SearchRecord } from '../record';
import { toId } from './record-id';
import { splitDraft } from './split-draft';

/** What the records of a page have in common. */
export type SearchedPage = Pick<BasePage, 'route' | 'title' | 'trail' | 'questions'> & {
  method?: string;
};

/** A record without its id: the part that differs within a page. */
export interface Draft {
  kind: RecordKind;
  title: string;
  page: SearchedPage;
  weight: number;
  names?: string[];
  /** Headings between the page's title and the record's own. */
  headings?: string[];
  /** Without the hash sign. If there is no anchor, the record is that of the page itself. */
  anchor?: string;
  paragraphs?: string[];
  code?: string[];
  terms?: string[];
  /** What readers ask that a section answers. */
  questions?: string[];
  /** The messages of errors that it explains. */
  messages?: string[];
}

/**
 * The weights that order records with equal scores. The engine knows the standing of a guide by the
 * weight of its page (`engine/score/score-record.ts`).
 */
export const weights = {
  main: 110,
  page: 100,
  aside: 95,
  operation: 90,
  area: 85,
  section: 70,
  subsection: 60,
  error: 50,
  request: 40,
  response: 30,
  update: 20,
};

/** The maximum length of a name in a record. Nobody types more, and it leaves room for the texts. */
const maxNameLength = 128;

function shorten(name: string): string {
  const letters = [...name];
  return letters.length > maxNameLength ? `${letters.slice(0, maxNameLength).join('')}…` : name;
}

/** Converts a description to plain text, one entry per paragraph. */
export function toParagraphs(markdown: string | undefined): string[] {
  return markdown ? toPlainDescription(markdown).split('\n\n') : [];
}

/**
 * Converts a draft to a record, or to several if it is too long for one. A place that explains terms of the
 * glossary answers what they are.
 */
export function finishDraft(
  draft: Draft,
  pages: Pick<VersionPages, 'version' | 'language'> & {
    /** The terms of the glossary that a place explains, by its route with its anchor. */
    explained: ReadonlyMap<string, readonly string[]>;
  },
): SearchRecord[] {
  const { page, anchor, paragraphs = [], code = [], messages = [] } = draft;
  const isPage = anchor === undefined;
  const route = isPage ? page.route : `${page.route}#${anchor}`;
  const explained = pages.explained.get(route) ?? [];
  const questions = (isPage ? page.questions : draft.questions) ?? [];
  const record: SearchRecord = {
    objectID: toId(pages.version, route, 0),
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
    method: page.method,
    text: '',
    code: '',
    terms: [...new Set(draft.terms)],
    questions: [...explained.map((term) => `what is ${term}`), ...questions],
    messages: messages.length > 0 ? [...new Set(messages)] : undefined,
    language: pages.language,
    version: pages.version,
    weight: draft.weight,
    part: 0,
  };
  return splitDraft(record, paragraphs, code);
}
