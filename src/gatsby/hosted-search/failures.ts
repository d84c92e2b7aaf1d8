/** A request that got no useful response, as Algolia's clients keep it. */
interface FailedRequest {
  response?: { status?: number };
  host?: { url?: string };
}

/** As much of an error of Algolia's client as its words need. */
interface ClientError {
  message: string;
  status?: number;
  stackTrace?: readonly FailedRequest[];
}

/** A failure of the service. It has no stack: Gatsby would print that, with compiled code of ours. */
export class Failure extends Error {
  override stack = undefined;

  constructor(
    message: string,
    readonly status?: number,
  ) {
    super(message);
  }
}

/** The words of an error; those of the last request when every host failed. */
export function describeError({ message, status, stackTrace }: ClientError): string {
  if (status !== undefined) return `${message} (status ${status})`;
  const last = stackTrace?.at(-1);
  return last ? describeRequest(last) : message;
}

/** The words of one request that failed. */
export function describeRequest({ response, host }: FailedRequest): string {
  const outcome = response?.status ? `status ${response.status}` : 'no answer';
  return `${outcome} from ${host?.url ?? 'every host'}`;
}

/** Lets a failure of the service say what was tried. */
export async function explain<T>(work: Promise<T>, what: string): Promise<T> {
  return work.catch((error) => {
    throw new Failure(`${what.trim()}: ${describeError(error)}`);
  });
}
