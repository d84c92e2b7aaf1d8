import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { loadContent } from '../../../src/content/load-content';
import type { Problem } from '../../../src/problems/problem';
import { checkExternalLinks } from '../../../tooling/check/check-external-links';
import { guide, smallest, writeContent } from '../../unit/content/content-root';

/** The machine may be busy, so only a host that never responds is given up early. */
const patient = 20_000;
const impatient = 1_500;

interface Request {
  method: string;
  url: string;
  agent: string;
}

type Respond = (url: string, response: ServerResponse, method: string) => void;

/** A site on this machine that records its requests. */
async function startSite(respond: Respond) {
  const requests: Request[] = [];
  let open = 0;
  let mostOpen = 0;
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const { method = '', url = '', headers } = request;
    requests.push({ method, url, agent: headers['user-agent'] ?? '' });
    open += 1;
    mostOpen = Math.max(mostOpen, open);
    response.on('close', () => {
      open -= 1;
    });
    respond(url, response, method);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, requests, mostOpen: () => mostOpen };
}

const status =
  (code: number, headers = {}): Respond =>
  (_url, response) =>
    void response.writeHead(code, headers).end();

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

/** Checks the links of a guide, one on each line from line 6, and a site without any others. */
async function check(...urls: string[]): Promise<Problem[]> {
  return checkFor(patient, urls);
}

async function checkFor(timeout: number, urls: readonly string[]): Promise<Problem[]> {
  const root = writeContent({
    'guides/index.mdx': guide(urls.map((url) => `[a](${url})`).join('\n')),
  });
  const { content, problems } = await loadContent(root);
  if (!content) throw new Error(JSON.stringify(problems));
  return checkExternalLinks(content, root, timeout);
}

test('accepts links that work, also through a redirect or for a few readers only', async () => {
  const site = await startSite((url, response, method) => {
    if (url === '/old') status(301, { location: '/new' })(url, response, method);
    else status(url === '/members' ? 403 : 200)(url, response, method);
  });
  expect(await check(`${site.address}/`, `${site.address}/old`, `${site.address}/members`)).toEqual(
    [],
  );
});

test('reports a page that is gone with file and line', async () => {
  const site = await startSite((url, ...rest) => status(url === '/gone' ? 404 : 200)(url, ...rest));
  expect(await check(`${site.address}/a`, `${site.address}/gone`)).toEqual([
    {
      severity: 'error',
      code: 'link/gone',
      file: 'content/guides/index.mdx',
      line: 7,
      column: 1,
      found: `a link to ${site.address}/gone, which no longer exists (status 404)`,
      expected: 'a page that readers can open',
      fix: 'link to its new address, or remove the link',
    },
  ]);
});

test('only warns about what may be a fault of the network', async () => {
  const site = await startSite(status(500));
  const silent = await startSite(() => {});
  const urls = [site.address, silent.address, 'http://127.0.0.1:1/'];
  const problems = await checkFor(impatient, urls);
  expect(problems.map(({ severity, line, found }) => [severity, line, found])).toEqual([
    ['warning', 6, expect.stringContaining('(status 500)')],
    ['warning', 7, expect.stringContaining('(no response in time)')],
    ['warning', 8, expect.stringContaining('could not be reached')],
  ]);
});

test('asks for the head of a page, and for the page only if that fails', async () => {
  const site = await startSite((url, response, method) =>
    status(url === '/b' && method === 'HEAD' ? 405 : 200)(url, response, method),
  );
  expect(await check(`${site.address}/a`, `${site.address}/b`)).toEqual([]);
  expect(site.requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'HEAD /a',
    'HEAD /b',
    'GET /b',
  ]);
});

test('says who asks', async () => {
  const site = await startSite(status(200));
  await check(site.address);
  expect(site.requests[0]?.agent).toMatch(/^superposition-docs-link-check\//);
});

test('asks a host for one page at a time, and for each page once', async () => {
  const site = await startSite((_url, response) => {
    setTimeout(() => response.end(), 20);
  });
  const urls = ['/a', '/b', '/c', '/c', '/c#section'].map((path) => site.address + path);
  expect(await check(...urls)).toEqual([]);
  expect(site.requests.map(({ url }) => url)).toEqual(['/a', '/b', '/c']);
  expect(site.mostOpen()).toBe(1);
});

test('asks a busy host no further', async () => {
  const site = await startSite(status(429));
  expect(await check(site.address)).toMatchObject([
    { severity: 'warning', found: expect.stringContaining('status 429') },
  ]);
  expect(site.requests).toHaveLength(1);
});

test('never asks for addresses that are examples or the own machine of a reader', async () => {
  const urls = ['http://localhost:8080/', 'https://shop.example/', 'https://example.com/a'];
  const fetched = vi.spyOn(globalThis, 'fetch');
  onTestFinished(() => fetched.mockRestore());
  expect(await check(...urls)).toEqual([]);
  expect(fetched).not.toHaveBeenCalled();
});

test('also checks the links of descriptions and settings', async () => {
  const site = await startSite(status(404));
  const root = writeContent({
    'site.yaml': smallest['site.yaml'].replace(
      /^repository:.*$/m,
      `repository: ${site.address}/code`,
    ),
    'openapi/library.yaml': `openapi: 3.1.0
info: { title: Library, version: "1" }
paths:
  /books:
    get:
      operationId: ListBooks
      description: "See [them](${site.address}/books)."
      responses: { "200": { description: All. } }
`,
  });
  const { content } = await loadContent(root);
  if (!content) throw new Error('no content');
  const problems = await checkExternalLinks(content, root, patient);
  expect(problems.map(({ file: name, line }) => `${name}:${line}`)).toEqual([
    'content/openapi/library.yaml:7',
    'content/site.yaml:6',
  ]);
});
