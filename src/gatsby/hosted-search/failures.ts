/** A failed request, as Algolia's clients record it. */
interface FailedRequest {
  response?: { status?: number };
  host?: { url?: string };
}

/** The parts of an error of Algolia's client that are used in messages. */
interface ClientError {
  message: string;
  status?: number;
  stackTrace?: readonly FailedRequest[];
}

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

/** Describes an error, or the last request if every host failed. */
export function describeError({ message, status, stackTrace }: ClientError): string {
  if (status !== undefined) return `${message} (status ${status})`;
  const last = stackTrace?.at(-1);
  return last ? describeRequest(last) : message;
}

/** Describes a failed request. */
export function describeRequest({ response, host }: FailedRequest): string {
  const outcome = response?.status ? `status ${response.status}` : 'no response';
  return `${outcome} from ${host?.url ?? 'every host'}`;
}

/** Adds what was attempted to a failure of the service. */
export async function explain<T>(work: Promise<T>, what: string): Promise<T> {
  return work.catch((error) => {
    throw new Failure(`${what.trim()}: ${describeError(error)}`);
  });
}
