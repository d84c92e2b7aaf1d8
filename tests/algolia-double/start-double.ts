import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Faults } from './faults';
import { Refusal, Store } from './routes';

/** A request that the double received. */
interface LoggedRequest {
  method: string;
  path: string;
  body: unknown;
  status: number;
}

interface Reply {
  status: number;
  result: unknown;
}

export interface DoubleOptions {
  port?: number;
  /** The key with all permissions. */
  adminKey?: string;
}

/** A running double: its address, indexes, received requests in order, and configurable faults. */
export interface AlgoliaDouble {
  address: string;
  store: Store;
  faults: Faults;
  requests: LoggedRequest[];
  /** The requests that write. */
  writes(): LoggedRequest[];
  stop(): Promise<void>;
}

const appId = 'DOUBLE';
/** Long and with digits, because a build refuses what cannot be an admin key. */
export const defaultAdminKey = 'double-admin-key-4711';
/** The key that can only search. */
const searchKey = 'search-key';

const headers = {
  'content-type': 'application/json; charset=UTF-8',
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': 'GET, POST, PUT, DELETE, OPTIONS',
};

/** Starts a double of Algolia's HTTP API on 127.0.0.1, by default on a free port. */
export async function startDouble(options: DoubleOptions = {}): Promise<AlgoliaDouble> {
  const { port = 0, adminKey = defaultAdminKey } = options;
  const store = new Store();
  const faults = new Faults();
  const requests: LoggedRequest[] = [];

  async function handle(request: IncomingMessage): Promise<Reply> {
    const { method = 'GET' } = request;
    const url = new URL(request.url ?? '/', 'http://double');
    const text = await readBody(request);
    const body = text ? JSON.parse(text) : undefined;
    const entry: LoggedRequest = { method, path: url.pathname, body, status: 200 };
    requests.push(entry);
    try {
      const fault = faults.take(method, url.pathname);
      if (fault?.delay) await sleep(fault.delay);
      if (fault?.isSilent) await new Promise(() => undefined);
      if (fault?.status) throw new Refusal(fault.status, fault.message ?? 'Internal error');
      const parts = url.pathname.split('/').slice(2).map(decodeURIComponent);
      checkKey(request, url, parts);
      const result = store.respond({ method, parts, params: url.searchParams, body });
      return { status: 200, result };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      entry.status = error.status;
      const { status, message } = error;
      return { status, result: { message, status } };
    }
  }

  function checkKey(request: IncomingMessage, url: URL, parts: readonly string[]): void {
    const read = (name: string) => request.headers[name] ?? url.searchParams.get(name);
    const key = read('x-algolia-api-key');
    if (read('x-algolia-application-id') !== appId || ![adminKey, searchKey].includes(`${key}`)) {
      throw new Refusal(403, 'Invalid Application-ID or API key');
    }
    if (key !== adminKey && parts.at(-1) !== 'queries') {
      throw new Refusal(403, 'Method not allowed with this API key');
    }
  }

  const server = createServer((request, response) => {
    if (request.method === 'OPTIONS') return respond(response, { status: 204, result: undefined });
    handle(request).then(
      (reply) => respond(response, reply),
      (error) => respond(response, { status: 500, result: { message: `${error}`, status: 500 } }),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    store,
    faults,
    requests,
    writes: () => requests.filter(({ method, path }) => isWrite(method, path)),
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function isWrite(method: string, path: string): boolean {
  return method !== 'GET' && !/\/(queries|browse|search)$/.test(path);
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

function respond(response: ServerResponse, { status, result }: Reply): void {
  response.writeHead(status, headers);
  response.end(result === undefined ? undefined : JSON.stringify(result));
}
