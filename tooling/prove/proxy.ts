import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { createProxyServer } from 'http-proxy-3';

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
  let exchanges: Exchange[] = [];
  const server = createServer((request, reply) => {
    const { method = 'GET', url: path = '/' } = request;
    const exchange: Exchange = {
      request: { method, path, headers: { ...request.headers }, body: '' },
    };
    exchanges.push(exchange);
    const chunks: Buffer[] = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      exchange.request.body = Buffer.concat(chunks).toString('utf8');
    });
    const fail = (error: Error) => {
      exchange.failure = describeFailure(error);
      reply.writeHead(502, { 'content-type': 'text/plain' }).end(exchange.failure);
    };
    // A response is handed on once it is recorded, so that a client which has it can `take` its exchange.
    const proxy = createProxyServer({ target, changeOrigin: true, selfHandleResponse: true });
    proxy.on('proxyRes', (answer) => {
      readAll(answer).then((content) => {
        const { statusCode: status = 0, headers } = answer;
        exchange.response = { status, headers, body: content.toString('utf8') };
        sendOn(reply, status, headers, content);
      }, fail);
    });
    // A compressed body could not be compared.
    delete request.headers['accept-encoding'];
    proxy.web(request, reply, {}, fail);
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

function sendOn(
  reply: ServerResponse,
  status: number,
  { connection, 'transfer-encoding': chunks, ...headers }: IncomingHttpHeaders,
  content: Buffer,
): void {
  const length = chunks === undefined ? {} : { 'content-length': content.length };
  reply.writeHead(status, { ...headers, ...length }).end(content);
}

/** Says why a server could not be reached. A refused connection to several addresses has no message. */
export function describeFailure({ code, message }: NodeJS.ErrnoException): string {
  return message || code || 'the connection failed';
}
