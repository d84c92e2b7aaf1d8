/** A text without the secret, in whichever form a message may carry it. */
export function redact(text: string, secret: string): string {
  return [secret, encodeURIComponent(secret), Buffer.from(secret).toString('base64')].reduce(
    (clean, form) => clean.replaceAll(form, '[admin key]'),
    text,
  );
}

interface Frame {
  response?: { status?: number; content?: string };
  host?: { url?: string };
}

/** The words of an error of either client; those of the last answer when every host failed. */
export function describeFailure(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error);
  const { message, status, transporterStackTrace, stackTrace } = error as Record<string, unknown>;
  const frames = (transporterStackTrace ?? stackTrace ?? []) as Frame[];
  const last = Array.isArray(frames) ? frames.at(-1) : undefined;
  if (typeof status === 'number') return `${message} (status ${status})`;
  if (!last) return String(message ?? error);
  const answer = last.response?.status ? `status ${last.response.status}` : 'no answer';
  return `${answer} from ${last.host?.url ?? 'every host'}`;
}

/** Lets a failure of the service say what was tried. */
export async function explain<T>(work: Promise<T>, what: string): Promise<T> {
  return work.catch((error) => {
    throw new Error(`${what.trim()}: ${describeFailure(error)}`);
  });
}
