import { isError } from '../openapi/errors';
import type { ErrorMeaning, Response } from '../openapi/messages';
import type { Api, Operation } from '../openapi/model';
import type { Text } from '../openapi/text';
import { describeRequest } from '../story/describe-request';
import { firstSentence } from './describe-operation';

/** One of the reasons for which an operation returns an error, with the body of the response. */
export interface ErrorReason {
  /** Markdown on one line: "`count` is less than 1". */
  title: string;
  anchor: string;
  /** What authors say about it, or else how to provoke it. */
  description?: Text;
  /** Media type of the body. */
  type: string;
  /** The body. */
  text: string;
}

/** The reasons that many operations share, by status. Only the overview has them. */
export type SharedReasons = ReadonlyMap<string, ErrorReason[]>;

/** What the page of an operation says about an error, beside its response. */
export interface OperationError {
  /** What the status means in general, in one sentence, if nothing is said about the operation. */
  meaning?: Text;
  /** The reasons that the overview doesn't have. */
  reasons: ErrorReason[];
  /** The number of the others. */
  shared: number;
}

/** Lists the reasons for an error of an operation: the examples that authors wrote for it. */
function listReasons({ content }: Response, operation: Operation): ErrorReason[] {
  return content.flatMap(({ type, examples }) =>
    examples.flatMap(({ title = '', anchor, text, request, ...example }): ErrorReason[] => {
      if (anchor === undefined) return [];
      const description = example.description ?? (request && describeRequest(request, operation));
      return [{ title, anchor, description, type, text }];
    }),
  );
}

function identify({ title, text }: ErrorReason): string {
  return `${title}\n${text}`;
}

/** A reason that this many operations repeat is on the overview only. */
const manyOperations = 10;

/** Finds the reasons with the same title and body that many operations share. */
export function findSharedReasons({ operations }: Pick<Api, 'operations'>): SharedReasons {
  const found = new Map<string, { status: string; reason: ErrorReason; operations: number }>();
  for (const operation of operations) {
    for (const response of operation.responses.filter(isError)) {
      for (const reason of listReasons(response, operation)) {
        const key = `${response.status}\n${identify(reason)}`;
        const known = found.get(key) ?? { status: response.status, reason, operations: 0 };
        found.set(key, { ...known, operations: known.operations + 1 });
      }
    }
  }
  const shared = [...found.values()].filter((each) => each.operations >= manyOperations);
  return new Map(
    [...new Set(shared.map(({ status }) => status))].map((status) => [
      status,
      shared.filter((each) => each.status === status).map(({ reason }) => reason),
    ]),
  );
}

/** Lists what the page of an operation says about its errors, by status. */
export function listOperationErrors(
  operation: Operation,
  shared: SharedReasons,
  meanings: ReadonlyMap<string, ErrorMeaning>,
): Record<string, OperationError> {
  return Object.fromEntries(
    operation.responses.filter(isError).map((response): [string, OperationError] => {
      const { status, description } = response;
      const all = listReasons(response, operation);
      const elsewhere = new Set(shared.get(status)?.map(identify));
      const reasons = all.filter((reason) => !elsewhere.has(identify(reason)));
      const meaning = description || reasons.length > 0 ? undefined : meanings.get(status)?.meaning;
      return [
        status,
        {
          meaning: meaning && firstSentence(meaning),
          reasons,
          shared: all.length - reasons.length,
        },
      ];
    }),
  );
}
