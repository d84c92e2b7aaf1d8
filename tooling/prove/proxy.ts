import {
  type ClientRequest,
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as requestPlainly,
  type ServerResponse,
} from 'node:http';
import { request as requestSecurely } from 'node:https';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';

/** A request that went through the proxy, and its response, unless that is still to come. */
export interface Exchange {
  request: { method: string; path: string };
  response?: { status: number; headers: IncomingHttpHeaders; body: string };
  /** Why there will be no response. */
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
  const record = async (request: IncomingMessage, reply: ServerResponse) => {
    const { method = 'GET', url: path = '/' } = request;
    const exchange: Exchange = { request: { method, path } };
    exchanges.push(exchange);
    try {
      const outgoing = startRequest(request, target);
      outgoing.on('continue', () => reply.writeContinue());
      const answering = receive(outgoing);
      void sendBody(request, outgoing);
      const answer = await answering;
      const content = await buffer(answer);
      const { statusCode: status = 0, headers } = answer;
      exchange.response = { status, headers, body: content.toString('utf8') };
      // A response is handed on once it is recorded, so that a client which has it can `take` its exchange.
      sendOn(reply, status, headers, content);
    } catch (error) {
      exchange.failure = describeFailure(error as Error);
      reply.writeHead(502, { 'content-type': 'text/plain' }).end(exchange.failure);
    }
  };
  const server = createServer(record);
  // Whether a client that asks first is to send its body, the server decides.
  server.on('checkContinue', record);
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

function startRequest({ method, url, headers }: IncomingMessage, target: string): ClientRequest {
  const address = new URL(target);
  const send = address.protocol === 'https:' ? requestSecurely : requestPlainly;
  // A compressed body could not be compared.
  const { 'accept-encoding': _, ...sent } = headers;
  return send(address, {
    method,
    path: address.pathname.replace(/\/$/, '') + url,
    headers: { ...sent, host: address.host, connection: 'close' },
    agent: false,
  });
}

/** The response to a request. What fails after it, such as a body that the server no longer reads, does not matter. */
function receive(outgoing: ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    outgoing.on('response', resolve).on('error', reject);
  });
}

/** Sends a body on until the server has answered, and reads all of it. */
async function sendBody(request: IncomingMessage, outgoing: ClientRequest): Promise<void> {
  let isAnswered = false;
  outgoing.on('response', () => {
    isAnswered = true;
  });
  if (request.headers.expect) outgoing.flushHeaders();
  try {
    for await (const chunk of request) {
      // A write to a server that has closed the connection fails, and its answer would be lost if it was not read before.
      await setImmediate();
      if (!isAnswered) outgoing.write(chunk);
    }
    if (!isAnswered) outgoing.end();
  } catch (error) {
    // The client has gone.
    outgoing.destroy(error as Error);
  }
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
