import { type AlgoliaHost, type AlgoliaHosts, toAddress } from '../../search/hosted/algolia-hosts';
import { countOf } from '../../text/count-of';
import { redact } from './admin-key';
import { describeReply, Failure } from './failures';
import { clock, maxAttempts, planRetry, type Reply } from './retry';

/** A request of one of Algolia's clients, to the first host. */
interface ClientRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  data?: string | Uint8Array | undefined;
}

/** A response as Algolia's clients expect it. */
interface ClientResponse {
  status: number;
  content: string;
  isTimedOut: boolean;
}

/** What a requester needs. Its clients know the first of the hosts only. */
export interface RequesterSettings {
  /** The key that requests are sent with, which may be the admin key. */
  key: string;
  /** Removed from every response, so that nothing that a client prints can contain it. */
  adminKey: string;
  hosts: AlgoliaHosts;
  info(text: string): void;
}

/** Sends requests in place of the requester of one of Algolia's clients. */
export interface Requester {
  send(request: ClientRequest): Promise<ClientResponse>;
}

/** Milliseconds for one attempt. */
const timeout = 30_000;

/**
 * Creates the requester of a client. After a temporary failure, it sends the request again, to the next
 * host and after a pause. Every request of a push can be repeated without another effect. Throws a
 * `Failure` if the request was rejected, or if no attempt was successful.
 */
export function createRequester(settings: RequesterSettings): Requester {
  const { key, adminKey, hosts, info } = settings;
  // The host that responded last is asked first.
  let current = 0;

  async function send(request: ClientRequest, attempt = 1): Promise<ClientResponse> {
    const host = hosts[current % hosts.length] ?? hosts[0];
    const reply = await sendOnce(request, host);
    const { status } = reply;
    if (status >= 200 && status < 300) return { ...reply, isTimedOut: false };
    if (status >= 400 && status < 500 && status !== 429) throw toFailure(reply);
    const outcome = describeReply(reply, host.url);
    const wait = planRetry(reply, attempt);
    const count = countOf(attempt, 'attempt');
    if (wait === undefined) throw new Failure(`${outcome}, after ${count}`, status);
    const next = `attempt ${attempt + 1} of ${maxAttempts}`;
    info(`The search service: ${outcome}. Trying again in ${wait} s, ${next}.`);
    current += 1;
    await clock.pause(wait);
    return send(request, attempt + 1);
  }

  async function sendOnce(request: ClientRequest, host: AlgoliaHost) {
    const { method, data } = request;
    const url = request.url.replace(toAddress(hosts[0]), toAddress(host));
    const headers = { ...request.headers, 'x-algolia-api-key': key };
    const reply = await fetchReply(url, {
      method,
      headers,
      ...(data && { body: data as BodyInit }),
    });
    return { ...reply, content: redact(reply.content, adminKey) };
  }

  return { send: (request) => send(request) };
}

async function fetchReply(url: string, init: RequestInit): Promise<Reply & { content: string }> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeout) });
    const retryAfter = response.headers.get('retry-after');
    return { status: response.status, retryAfter, content: await response.text() };
  } catch (error) {
    return { status: 0, content: describeFault(error as Error) };
  }
}

/** Names what went wrong in the network: `ECONNREFUSED`. */
function describeFault({ name, message, cause }: Error): string {
  if (name === 'TimeoutError') return `none within ${timeout / 1000} s`;
  const { code, message: reason } = (cause ?? {}) as { code?: string; message?: string };
  return code ?? reason ?? message;
}

function toFailure({ status, content }: { status: number; content: string }): Failure {
  return new Failure(`${readMessage(content)} (status ${status})`, status);
}

function readMessage(content: string): string {
  try {
    return JSON.parse(content).message;
  } catch {
    return content;
  }
}
