import { redact } from './admin-key';

/** A request of a client of Algolia. */
interface ClientRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  data?: string;
}

/** A response as these clients expect it; status 0 means that there was none. */
interface ClientResponse {
  status: number;
  content: string;
  isTimedOut: boolean;
}

/** Sends the requests of a client, in place of its own requester. */
export interface Requester {
  send(request: ClientRequest): Promise<ClientResponse>;
}

/** Milliseconds. */
const timeout = 30_000;

/**
 * Creates a requester that adds the admin key to each request, and removes it from each response, so
 * that its client neither knows nor prints it.
 */
export function createRequester(adminKey: string): Requester {
  return {
    async send({ method, url, headers, data }) {
      try {
        const response = await fetch(url, {
          method,
          headers: { ...headers, 'x-algolia-api-key': adminKey },
          signal: AbortSignal.timeout(timeout),
          body: data,
        });
        const content = redact(await response.text(), adminKey);
        return { status: response.status, content, isTimedOut: false };
      } catch (error) {
        const { name, message } = error as Error;
        return { status: 0, content: message, isTimedOut: name === 'TimeoutError' };
      }
    },
  };
}
