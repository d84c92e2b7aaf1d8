import { groupBy } from '../../src/text/group-by';

/** What a request for an address shows: it works, it is gone, or nothing certain. */
export type LinkState =
  | { kind: 'works' }
  | { kind: 'gone'; reason: string }
  | { kind: 'unreachable'; reason: string };

const userAgent = 'superposition-docs-link-check/1.0 (checks the links of a documentation site)';

/** The number of hosts that are asked at the same time. */
const hostsAtOnce = 6;

/**
 * Requests addresses politely: a few hosts at a time, and each host one address after the other. A request may take
 * `timeout` milliseconds.
 */
export async function requestLinks(
  urls: Iterable<string>,
  timeout: number,
): Promise<Map<string, LinkState>> {
  const waiting = [...groupBy(urls, (url) => new URL(url).host).values()];
  const total = waiting.flat().length;
  const states = new Map<string, LinkState>();
  const work = async () => {
    for (let host = waiting.shift(); host; host = waiting.shift()) {
      for (const url of host) {
        states.set(url, await requestLink(url, timeout));
        if (states.size % 20 === 0) console.error(`requested ${states.size} of ${total}`);
      }
    }
  };
  await Promise.all(Array.from({ length: hostsAtOnce }, work));
  return states;
}

/** Requests an address without its body where the server allows it. */
async function requestLink(url: string, timeout: number): Promise<LinkState> {
  try {
    const head = await send(url, 'HEAD', timeout);
    // Many servers answer HEAD with an error, although GET works.
    return judge(head.ok || isBusy(head) ? head : await send(url, 'GET', timeout));
  } catch (error) {
    return { kind: 'unreachable', reason: describeFailure(error as Error) };
  }
}

async function send(url: string, method: string, timeout: number): Promise<Response> {
  const response = await fetch(url, {
    method,
    headers: { 'user-agent': userAgent, accept: '*/*' },
    signal: AbortSignal.timeout(timeout),
  });
  await response.body?.cancel();
  return response;
}

function isBusy({ status }: Response): boolean {
  return status === 429 || status === 503;
}

function judge({ status, ok }: Response): LinkState {
  if (status === 404 || status === 410) return { kind: 'gone', reason: `status ${status}` };
  // A page that only some may see exists.
  if (ok || [401, 403].includes(status)) return { kind: 'works' };
  return { kind: 'unreachable', reason: `status ${status}` };
}

function describeFailure({ name, message, cause }: Error): string {
  if (name === 'TimeoutError') return 'no response in time';
  const { code, message: detail } = (cause ?? {}) as { code?: string; message?: string };
  return code ?? detail ?? message;
}
