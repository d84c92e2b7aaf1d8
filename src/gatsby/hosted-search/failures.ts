import type { Reply } from './retry';

/** A failure of the service. It has no stack, because Gatsby would print it together with compiled code. */
export class Failure extends Error {
  override stack = undefined;

  constructor(
    message: string,
    readonly status?: number,
  ) {
    super(message);
  }
}

/** Describes what came from a host instead of a result. Without a response, the content is the cause. */
export function describeReply(
  { status, retryAfter, content }: Reply & { content: string },
  host: string,
): string {
  if (status === 0) return `no response from ${host}: ${content}`;
  const asked = retryAfter ? ` with Retry-After: ${retryAfter}` : '';
  return `status ${status} from ${host}${asked}`;
}

/** Adds what was attempted to a failure of the service. */
export async function explain<T>(work: Promise<T>, what: string): Promise<T> {
  return work.catch((error: Error) => {
    throw new Failure(`${what.trim()}: ${error.message}`);
  });
}
