import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** What the library returns. */
interface Reply {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Changes what the library returns to a call: `POST /books`; `hang` returns nothing. */
export type Fault = (call: string, reply: Reply) => Reply | 'hang';

/** Starts a small library whose interface tests/fixtures/proven-site documents; returns its address. */
export async function startLibrary(fault: Fault = (_, reply) => reply): Promise<string> {
  // Other ids than in the examples, and other ones in each run.
  let count = 20_000_000 + Math.floor(Math.random() * 10_000_000);
  const books = new Map<string, Record<string, string>>();
  const server = createServer(async (request, response) => {
    const [path = '', isbn] = listParts(request);
    const reply = answer(request, path, isbn, await readBody(request));
    const returned = fault(`${request.method} /${path}${isbn ? '/{isbn}' : ''}`, reply);
    if (returned === 'hang') return;
    const { status, body, headers } = returned;
    const isText = typeof body === 'string';
    const type = isText ? 'text/plain' : 'application/json';
    const content = body === undefined ? {} : { 'content-type': type };
    response.writeHead(status, { 'x-opened': '1995', ...content, ...headers });
    response.end(body === undefined ? undefined : isText ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  function answer(
    { method, headers }: IncomingMessage,
    path: string,
    isbn: string | undefined,
    body: string,
  ): Reply {
    const branch = String(headers['x-branch']);
    count += 1;
    if (path === 'branches') return { status: 201, body: { id: `branch-${count}`, name: 'north' } };
    if (path !== 'books') return { status: 404, body: { message: 'no such address' } };
    if (isbn === undefined) {
      return method === 'POST' ? create(branch, body) : list(branch);
    }
    const book = books.get(isbn);
    if (!book) return { status: 404, body: { message: `no book ${isbn} in the branch ${branch}` } };
    if (method === 'DELETE') books.delete(isbn);
    return method === 'DELETE' ? { status: 204 } : { status: 200, body: book };
  }

  function list(branch: string): Reply {
    const own = [...books.values()].filter((book) => book.branch === branch);
    const total = own.length + 40;
    const other = { isbn: 'isbn-99999999', branch, title: 'Emma', created_at: now() };
    const headers = { 'x-total': '1', 'x-shelf': 'north', 'x-newest': `isbn-${count}` };
    return { status: 200, body: { total, books: [other, ...own] }, headers };
  }

  function create(branch: string, body: string): Reply {
    if (!body.endsWith('}')) return { status: 400, body: 'the body is no JSON' };
    const { title } = JSON.parse(body);
    if (!title) return { status: 400, body: { message: 'a book needs a title' } };
    const book = { isbn: `isbn-${count}`, branch, title, created_at: now() };
    books.set(book.isbn, book);
    return { status: 200, body: book };
  }
}

/** An address at which no server listens. */
export async function findUnusedAddress(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${port}`;
}

function now(): string {
  return new Date().toISOString();
}

function listParts({ url = '/' }: IncomingMessage): string[] {
  return new URL(url, 'http://library').pathname.split('/').slice(1);
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += chunk;
  return body;
}
