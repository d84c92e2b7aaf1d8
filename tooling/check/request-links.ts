import { setTimeout as sleep } from 'node:timers/promises';

/** What a request for an address shows: it works, it is gone, or nothing certain. */
export type LinkState =
  | { kind: 'works' }
  | { kind: 'gone'; reason: string }
  | { kind: 'unreachable'; reason: string };

export interface RequestOptions {
  /** In milliseconds, for each request. */
  timeout: number;
  /** The longest time, in milliseconds, that a server may ask us to wait before we try once more. */
  longestWait: number;
}

const userAgent = 'superposition-docs-link-check/1.0 (checks the links of a documentation site)';

/** The number of hosts that are asked at the same time. */
const hostsAtOnce = 6;

/** Requests addresses politely: a few hosts at a time, and each host one address after the other. */
export async function requestLinks(
  urls: Iterable<string>,
  options: RequestOptions,
): Promise<Map<string, LinkState>> {
  const byHost = new Map<string, string[]>();
  for (const url of urls) {
    const { host } = new URL(url);
    byHost.set(host, [...(byHost.get(host) ?? []), url]);
  }
  const states = new Map<string, LinkState>();
  const waiting = [...byHost.values()];
  const work = async () => {
    for (let host = waiting.shift(); host; host = waiting.shift()) {
      for (const url of host) states.set(url, await requestLink(url, options));
    }
  };
  await Promise.all(Array.from({ length: hostsAtOnce }, work));
  return states;
}

/** Requests an address without its body where the server allows it, and waits once if it asks for that. */
async function requestLink(url: string, options: RequestOptions): Promise<LinkState> {
  try {
    const response = await request(url, options);
    const wait = readRetryAfter(response);
    if (wait === undefined) return judge(response);
    if (wait > options.longestWait) return describeBusy(response);
    await sleep(wait);
    const second = await request(url, options);
    return isBusy(second) ? describeBusy(second) : judge(second);
  } catch (error) {
    return { kind: 'unreachable', reason: describeFailure(error as Error) };
  }
}

async function request(url: string, options: RequestOptions): Promise<Response> {
  const head = await send(url, 'HEAD', options);
  // Many servers answer HEAD with an error, although GET works.
  return head.ok || isBusy(head) ? head : send(url, 'GET', options);
}

async function send(url: string, method: string, { timeout }: RequestOptions): Promise<Response> {
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

/** Returns how long a busy server asks us to wait, in milliseconds; undefined if it isn't busy. */
function readRetryAfter(response: Response): number | undefined {
  if (!isBusy(response)) return undefined;
  const written = response.headers.get('retry-after') ?? '';
  const wait = /^\d+$/.test(written) ? Number(written) * 1000 : Date.parse(written) - Date.now();
  return Number.isNaN(wait) ? 1000 : Math.max(wait, 0);
}

function judge({ status, ok }: Response): LinkState {
  if (status === 404 || status === 410) return { kind: 'gone', reason: `status ${status}` };
  // A page that only some may see exists.
  if (ok || [401, 403].includes(status)) return { kind: 'works' };
  return { kind: 'unreachable', reason: `status ${status}` };
}

function describeBusy({ status }: Response): LinkState {
  return { kind: 'unreachable', reason: `status ${status}, so it was asked no further` };
}

function describeFailure({ name, message, cause }: Error): string {
  if (name === 'TimeoutError') return 'no response in time';
  const { code, message: detail } = (cause ?? {}) as { code?: string; message?: string };
  return code ?? detail ?? message;
}
