import type { PlannedCall } from '../../src/story/plan-run';
import type { Exchange } from './proxy';
import { isStatus } from './response-findings';

/** Finds out which optional headers no response has. */
export interface HeaderWatch {
  /** Notes the response to a call. */
  see(call: Pick<PlannedCall, 'operation' | 'expected'>, response: Exchange['response']): void;
  /** What was documented and never seen: `x-total in 200 of ListBooks`. */
  listUnseen(): string[];
}

/** Watches the responses of a run. One of them may lack an optional header, but that all do is worth a look. */
export function watchHeaders(): HeaderWatch {
  const isSeen = new Map<string, boolean>();
  return {
    see({ operation, expected }, response) {
      if (!response || !expected || !isStatus(expected.status, response.status)) return;
      for (const { name, isRequired } of expected.headers) {
        if (isRequired) continue;
        const key = `${name} in ${expected.status} of ${operation.id}`;
        isSeen.set(key, isSeen.get(key) || response.headers[name] !== undefined);
      }
    },
    listUnseen: () => [...isSeen].flatMap(([key, seen]) => (seen ? [] : [key])),
  };
}
