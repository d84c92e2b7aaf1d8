interface Frame {
  response?: { status?: number; content?: string };
  host?: { url?: string };
}

/** A failure of the service. It has no stack: Gatsby prints that, and would show compiled code. */
export class Failure extends Error {
  override stack = undefined;

  constructor(
    message: string,
    readonly status?: number,
  ) {
    super(message);
  }
}

/** The words of an error of either client; those of the last response when every host failed. */
export function describeFailure(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error);
  const { message, status, transporterStackTrace, stackTrace } = error as Record<string, unknown>;
  const frames = (transporterStackTrace ?? stackTrace ?? []) as Frame[];
  const last = Array.isArray(frames) ? frames.at(-1) : undefined;
  if (typeof status === 'number') return `${message} (status ${status})`;
  return last ? describeFrame(last) : String(message ?? error);
}

/** The words of one request that failed. */
export function describeFrame({ response, host }: Frame): string {
  const outcome = response?.status ? `status ${response.status}` : 'no answer';
  return `${outcome} from ${host?.url ?? 'every host'}`;
}

/** Lets a failure of the service say what was tried. */
export async function explain<T>(work: Promise<T>, what: string): Promise<T> {
  return work.catch((error) => {
    throw new Failure(`${what.trim()}: ${describeFailure(error)}`);
  });
}
