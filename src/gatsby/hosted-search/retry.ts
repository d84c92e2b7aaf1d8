import { setTimeout } from 'node:timers/promises';

/** The outcome of a request that decides whether it is sent again. */
export interface Reply {
  /** 0 if there was no response. */
  status: number;
  /** The header of the same name: seconds, or a date. */
  retryAfter?: string | null | undefined;
}

/** The pauses between attempts, which tests skip. */
export const clock = {
  pause: (seconds: number): Promise<void> => setTimeout(seconds * 1000),
};

/** How often a request is sent at most. */
export const maxAttempts = 6;
/** The seconds that a service may ask to wait. A build that waits longer occupies its machine for nothing. */
const longestWait = 60;

/**
 * Returns the seconds to wait before a request is sent again: what the service asks for, or 1, 2, 4, 8
 * and 16. Returns undefined if another attempt would be pointless. Attempts are counted from 1.
 */
export function planRetry(
  { status, retryAfter }: Reply,
  attempt: number,
  now = Date.now(),
): number | undefined {
  if (attempt >= maxAttempts || !isTemporary(status)) return undefined;
  const wait = readRetryAfter(retryAfter, now) ?? 2 ** (attempt - 1);
  return wait <= longestWait ? wait : undefined;
}

function isTemporary(status: number): boolean {
  return status === 0 || status === 429 || status >= 500;
}

/** Reads the seconds to wait from the header; undefined if it is missing or unreadable. */
function readRetryAfter(header: Reply['retryAfter'], now: number): number | undefined {
  if (!header) return undefined;
  const seconds = /^\d+$/.test(header.trim())
    ? Number(header)
    : Math.ceil((Date.parse(header) - now) / 1000);
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}
