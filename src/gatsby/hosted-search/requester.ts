import type { algoliasearch } from 'algoliasearch';
import { listOrigins } from '../../search/hosted/algolia-hosts';
import { redact } from './admin-key';
import type { PushAccess } from './environment';

/** Sends the requests of a client of Algolia, in place of its own requester. */
export type Requester = NonNullable<ClientOptions['requester']>;
type ClientOptions = NonNullable<Parameters<typeof algoliasearch>[2]>;
type ClientRequest = Parameters<Requester['send']>[0];

/** The variables that have the keys of a push. */
export type KeyVariable = 'ALGOLIA_ADMIN_KEY' | 'GATSBY_ALGOLIA_SEARCH_KEY';

/** Milliseconds. */
const timeout = 30_000;

/** Names what a request does to the index. */
function describe({ method, url, data }: ClientRequest): string {
  const { pathname } = new URL(url);
  if (pathname.endsWith('/queries')) return 'ask';
  if (pathname.includes('/task/')) return 'wait for the changes of';
  const part = /\/(settings|synonyms)/.exec(pathname)?.[1] ?? 'records';
  if (String(data).includes('"action":"deleteObject"')) return 'remove records from';
  const isRead = method === 'GET' || /\/(browse|search)$/.test(pathname);
  return isRead ? `read the ${part} of` : `push the ${part} to`;
}

/** A failure that may pass. */
const isTemporary = (status: number) => status === 0 || status === 429 || status >= 500;

/**
 * Creates a requester that sends each request to the hosts of the application until one answers. It adds the key, so
 * that its client neither knows nor prints it, and throws what could not be done, which clients do not tell once they
 * have asked the last host. Only what does not exist is left to them.
 */
export function createRequester(
  { appId, host, adminKey, searchKey }: PushAccess,
  variable: KeyVariable = 'ALGOLIA_ADMIN_KEY',
): Requester {
  const key = variable === 'ALGOLIA_ADMIN_KEY' ? adminKey : (searchKey ?? '');
  const origins = host
    ? [`${host.protocol}://${host.url}`]
    : listOrigins(appId).map((origin) => origin.replace('-dsn.', '.'));

  /** The status is 0 if there is no answer. */
  async function ask(origin: string, { method, url, headers, data }: ClientRequest) {
    const { pathname, search } = new URL(url);
    try {
      const response = await fetch(origin + pathname + search, {
        method,
        headers: { ...headers, 'x-algolia-api-key': key },
        signal: AbortSignal.timeout(timeout),
        body: data && String(data),
      });
      return { status: response.status, content: await response.text() };
    } catch (error) {
      const { message, cause } = error as Error;
      return { status: 0, content: cause instanceof Error ? cause.message : message };
    }
  }

  return {
    async send(request) {
      let answer = { status: 0, content: '' };
      for (const origin of origins) {
        answer = await ask(origin, request);
        if (!isTemporary(answer.status)) break;
      }
      const { status, content } = answer;
      if (status === 404 || (status >= 200 && status < 300)) {
        return { status, content: redact(content, adminKey), isTimedOut: false };
      }
      const [, message = content] = /"message": ?"(.*?)"[,}]/.exec(content) ?? [];
      const reason = status === 0 ? content : `${message} (status ${status})`;
      const failure = `Cannot ${describe(request)} the search index with ${variable}: ${reason}`;
      const advice = '. To build again is safe: it sends what is missing';
      throw new Error(redact(failure, adminKey) + (isTemporary(status) ? advice : ''));
    },
  };
}
