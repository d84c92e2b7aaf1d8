import type { ErrorReason } from '../../page-models/error-reasons';
import type { OperationPage } from '../../page-models/model';
import { type Draft, toParagraphs, weights } from './draft';
import { toSearchedPage } from './operation-records';

/** Lines of errors by status. */
export type LinesByStatus = ReadonlyMap<string, readonly string[]>;

/**
 * Drafts a record of each error of an operation, which is found by its reasons and their messages,
 * without those that many operations return.
 */
export function draftReasons(pages: readonly OperationPage[], repeated: LinesByStatus): Draft[] {
  return pages.flatMap((page) =>
    page.operation.responses.flatMap(({ status, label, anchor }): Draft[] => {
      const known = new Set(repeated.get(status));
      const isOwn = (line: string) => !known.has(line);
      const { reasons } = page.errors[status] ?? { reasons: [] };
      const lines = listWords(reasons).filter(isOwn);
      if (lines.length === 0) return [];
      return [
        {
          ...{ kind: 'error', title: `${status} ${label}`, page: toSearchedPage(page), anchor },
          weight: weights.response,
          headings: ['Responses'],
          paragraphs: lines,
          messages: listMessages(reasons).filter(isOwn),
        },
      ];
    }),
  );
}

/** As many operations as return a message before only the overview's record has it. */
const manyOperations = 4;

/** Finds the titles and messages that many operations return with the same status. */
export function findRepeatedLines(pages: readonly OperationPage[]): LinesByStatus {
  const counts = new Map<string, Map<string, number>>();
  for (const { errors } of pages) {
    for (const [status, { reasons }] of Object.entries(errors)) {
      const lines = counts.get(status) ?? new Map<string, number>();
      for (const line of listWords(reasons)) lines.set(line, (lines.get(line) ?? 0) + 1);
      counts.set(status, lines);
    }
  }
  return new Map(
    [...counts].map(([status, lines]) => [
      status,
      [...lines].flatMap(([line, count]) => (count >= manyOperations ? [line] : [])),
    ]),
  );
}

/** The titles of reasons and the beginnings of their messages, each once. */
export function listWords(reasons: readonly ErrorReason[]): string[] {
  const words = reasons.flatMap(({ title, text }) => [...toParagraphs(title), readMessage(text)]);
  return [...new Set(words)].filter((each) => each !== '');
}

/** Shorter messages say too little to be searched for as a whole: "Function already exists." */
const leastWords = 3;

/** The beginnings of the messages of reasons that are long enough to be recognised, each once. */
export function listMessages(reasons: readonly ErrorReason[]): string[] {
  const messages = new Set(reasons.map(({ text }) => readMessage(text)));
  return [...messages].filter((message) => message.split(' ').length >= leastWords);
}

/** Readers search for the beginning of a message; what follows is about their request. */
const maxMessage = 80;

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
