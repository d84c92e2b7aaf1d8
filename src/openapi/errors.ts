import type { ErrorMeaning, Response } from './messages';
import type { Retry } from './model';

/** Whether a response is an error: 4xx, 5xx, their ranges, or `default`. */
export function isError({ status }: Pick<Response, 'status'>): boolean {
  return /^[45]/.test(status) || status === 'default';
}

/** The anchor on the overview where a status is explained: `errors.404`. */
export function errorAnchor(status: string): string {
  return `errors.${status}`;
}

/** Introduces what a second request of an operation does: "Retry: safe." */
export function headRetry({ label }: Retry): string {
  return `Retry: ${label}.`;
}

/** The overview lists this many operations of an error at most: the others say themselves that they return it. */
const maxListed = 100;

/** Returns the operations of an error that the overview lists, and how many more there are. */
export function listReturning<Operation>({ operations }: { operations: readonly Operation[] }) {
  return {
    operations: operations.slice(0, maxListed),
    more: Math.max(0, operations.length - maxListed),
  };
}

/** Whether it is safe to retry a request, in the words that readers see. */
export const retryWords: Record<ErrorMeaning['retry'], string> = {
  no: 'Sending the same request again does not help.',
  'after a change': 'Change the request before you send it again.',
  'with care': 'Retry a read at once. Before you retry a write, check whether it was applied.',
  yes: 'It is safe to send the same request again.',
};
