import type { ErrorMeaning, Response } from './messages';
import type { Api } from './model';

/** Whether it is safe to retry a request, in the words that readers see. */
export const retryWords: Record<ErrorMeaning['retry'], string> = {
  no: 'Sending the same request again does not help.',
  'after a change': 'Send it again once the request has been changed.',
  'with care': 'Repeat a read at once. Before you repeat a write, check whether it took place.',
  yes: 'The same request may be sent again.',
};

/** Whether a response is an error: 4xx, 5xx, their ranges, or `default`. */
export function isError({ status }: Pick<Response, 'status'>): boolean {
  return /^[45]/.test(status) || status === 'default';
}

/** The anchor on the overview where a status is explained: `errors.404`. */
export function errorAnchor(status: string): string {
  return `errors.${status}`;
}

/** Copies the API and adds to each error response what its status means. */
export function explainErrors(api: Api, meanings: ReadonlyMap<string, ErrorMeaning>): Api {
  const explain = (response: Response): Response => {
    const meaning = isError(response) && meanings.get(response.status);
    return meaning ? { ...response, error: meaning } : response;
  };
  const operations = api.operations.map((operation) => ({
    ...operation,
    responses: operation.responses.map(explain),
  }));
  return { ...api, operations };
}
