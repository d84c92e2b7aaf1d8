import {
  createServer,
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { AddressInfo } from 'node:net';

/** A request that went through the proxy, and its response. */
export interface Exchange {
  request: { method: string; path: string; headers: IncomingHttpHeaders; body: string };
  response?: { status: number; headers: IncomingHttpHeaders; body: string };
  /** Why there is no response. */
  failure?: string;
}

/** A proxy that records what passes through it. */
export interface RecordingProxy {
  address: string;
  /** Returns the exchanges since the last time, in the order of their requests. */
  take(): Exchange[];
  close(): void;
}

/** Starts a proxy on a free local port that forwards everything to `target`. */
export async function startProxy(target: string): Promise<RecordingProxy> {
  const { origin, pathname } = new URL(target);
  const base = pathname.replace(/\/$/, '');
  let exchanges: Exchange[] = [];
  const server = createServer(async (incoming, outgoing) => {
    const { method = 'GET', url = '/', headers } = incoming;
    const body = await readAll(incoming);
    const exchange: Exchange = {
      request: { method, path: url, headers, body: body.toString('utf8') },
    };
    exchanges.push(exchange);
    try {
      const response = await forward(new URL(origin), base + url, { method, headers }, body);
      const { status, headers: answered, body: content } = response;
      exchange.response = { status, headers: answered, body: content.toString('utf8') };
      reply(outgoing, status, answered, content);
    } catch (error) {
      exchange.failure = describeFailure(error as NodeJS.ErrnoException);
      outgoing.writeHead(502, { 'content-type': 'text/plain' }).end(exchange.failure);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    take() {
      const taken = exchanges;
      exchanges = [];
      return taken;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function readAll(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function forward(
  { protocol, host, hostname, port }: URL,
  path: string,
  { method, headers }: Pick<Exchange['request'], 'method' | 'headers'>,
  body: Buffer,
): Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }> {
  const send = protocol === 'https:' ? httpsRequest : httpRequest;
  // A compressed body could not be compared.
  const { 'accept-encoding': _encoding, connection: _connection, ...kept } = headers;
  const options = { hostname, port, path, method, headers: { ...kept, host }, agent: false };
  return new Promise((resolve, reject) => {
    const outgoing = send(options, (response) => {
      readAll(response).then(
        (content) =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: content }),
        reject,
      );
    });
    outgoing.on('error', reject).end(body);
  });
}

function reply(
  outgoing: ServerResponse,
  status: number,
  { connection, 'transfer-encoding': chunks, ...headers }: IncomingHttpHeaders,
  body: Buffer,
): void {
  const length = chunks === undefined ? {} : { 'content-length': body.length };
  outgoing.writeHead(status, { ...headers, ...length }).end(body);
}

/** Says why a server could not be reached. A refused connection to several addresses has no message. */
export function describeFailure({ code, message }: NodeJS.ErrnoException): string {
  return message || code || 'the connection failed';
}
