import type { ErrorReason } from '../../page-models/error-reasons';
import type { OperationPage } from '../../page-models/model';
import { groupBy } from '../../text/group-by';
import { isMessage } from '../../text/is-message';
import { type Draft, toParagraphs, weights } from './draft';
import { toSearchedPage } from './operation-records';

/** Lines of errors by status. */
type LinesByStatus = ReadonlyMap<string, readonly string[]>;

/** What many operations return with one status: all that is said about the reasons, and their messages. */
export interface RepeatedLines {
  words: LinesByStatus;
  messages: LinesByStatus;
}

/**
 * Drafts a record of each error of an operation, which is found by its reasons and their messages,
 * without those that many operations return.
 */
export function draftReasons(
  pages: readonly OperationPage[],
  { words: repeated }: RepeatedLines,
): Draft[] {
  return pages.flatMap((page) =>
    page.responses.flatMap(({ status, label, anchor }): Draft[] => {
      const known = new Set(repeated.get(status)?.map(dropNumbers));
      const isOwn = (line: string) => !known.has(dropNumbers(line));
      const { reasons } = page.errors[status] ?? { reasons: [] };
      const lines = listWords(reasons).filter(isOwn);
      if (lines.length === 0) return [];
      return [
        {
          kind: 'error',
          title: `${status} ${label}`,
          page: toSearchedPage(page),
          anchor,
          weight: weights.response,
          headings: ['Responses'],
          paragraphs: lines,
          messages: listMessages(reasons).filter(isOwn),
        },
      ];
    }),
  );
}

/** From this number of operations on, only the overview's record has a message that they return. */
const manyOperations = 4;

/** Finds the titles and messages that many operations return with the same status. */
export function findRepeated(pages: readonly OperationPage[]): RepeatedLines {
  return { words: findLines(pages, listWords), messages: findLines(pages, listMessages) };
}

function findLines(
  pages: readonly OperationPage[],
  list: (reasons: readonly ErrorReason[]) => string[],
): LinesByStatus {
  const errors = pages.flatMap((page) => Object.entries(page.errors));
  return new Map(
    [...groupBy(errors, ([status]) => status)].map(([status, own]) => {
      // One of each operation, under what they have in common.
      const lines = own.flatMap(([, { reasons }]) => [
        ...new Map(list(reasons).map((line) => [dropNumbers(line), line])).values(),
      ]);
      const repeated = [...groupBy(lines, dropNumbers).values()].filter(
        ({ length }) => length >= manyOperations,
      );
      return [status, repeated.flatMap(([line = '']) => line)];
    }),
  );
}

/** Messages that only differ in a position or an ID are the same. */
function dropNumbers(line: string): string {
  return line.replace(/\d+/g, '0');
}

/** The titles of reasons and the beginnings of their messages, each once. */
export function listWords(reasons: readonly ErrorReason[]): string[] {
  const words = reasons.flatMap(({ title, text }) => [
    ...toParagraphs(title),
    ...(hasMessage(text) ? [readMessage(text)] : []),
  ]);
  return [...new Set(words)].filter((each) => each !== '');
}

/** The beginnings of the messages of reasons, each once. Bodies without a message have none. */
export function listMessages(reasons: readonly ErrorReason[]): string[] {
  const bodies = reasons.map(({ text }) => text).filter(hasMessage);
  return [...new Set(bodies.map(readMessage))].filter(isMessage);
}

function hasMessage(body: string): boolean {
  return !/^\s*[[{]/.test(body) || /"message":/.test(body);
}

/** Readers search for the beginning of a message; what follows is about their request. */
const maxMessage = 120;

/** The words of a body: all texts of JSON, or the body itself. */
function readMessage(body: string): string {
  const texts = [...body.matchAll(/: ("(?:[^"\\]|\\.)*")/g)].map(([, text = '""']) =>
    String(JSON.parse(text)),
  );
  const message = (texts.length > 0 ? texts.join(' ') : body).replace(/\s+/g, ' ').trim();
  return message.length <= maxMessage
    ? message
    : message.slice(0, maxMessage).replace(/\s+\S*$/, '');
}
