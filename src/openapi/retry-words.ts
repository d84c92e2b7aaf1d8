import type { ErrorMeaning } from './messages';

/** Whether it is safe to retry a request, in the words that readers see. */
export const retryWords: Record<ErrorMeaning['retry'], string> = {
  no: 'Sending the same request again does not help.',
  'after a change': 'Change the request before you send it again.',
  'with care': 'Retry a read at once. Before you retry a write, check whether it was applied.',
  yes: 'It is safe to send the same request again.',
};
