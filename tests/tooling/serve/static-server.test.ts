import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type StaticServer, startStaticServer } from '../../../tooling/serve/static-server';

const page = '<h1>Setup</h1>';
let folder: string;
let server: StaticServer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'static-server-'));
  mkdirSync(join(folder, 'docs/setup'), { recursive: true });
  writeFileSync(join(folder, 'docs/setup/index.html'), page);
  writeFileSync(join(folder, 'docs/setup.md'), '# Setup');
  writeFileSync(join(folder, '404.html'), 'Page not found');
  server = await startStaticServer({ base: '/superposition', folder });
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const request = (path: string) =>
  fetch(new URL(path, server.url), { redirect: 'manual', headers: { 'accept-encoding': 'br' } });

test('serves pages and files with their types', async () => {
  const response = await request('docs/setup/');
  expect(response.status).toBe(200);
  expect(await response.text()).toBe(page);
  expect(response.headers.get('content-type')).toBe('text/html;charset=utf-8');
  const twin = await request('docs/setup.md');
  expect(twin.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
});

test('sends the compressed file of a build to a client that accepts it', async () => {
  writeFileSync(join(folder, 'docs/long.md'), 'long');
  writeFileSync(join(folder, 'docs/long.md.br'), brotliCompressSync('long'));
  const response = await request('docs/long.md');
  expect(await response.text()).toBe('long');
  expect(response.headers.get('content-encoding')).toBe('br');
  const encoding = await new Promise((resolve) => {
    get(`${server.url}docs/long.md`, ({ headers }) => resolve(headers['content-encoding']));
  });
  expect(encoding).toBeUndefined();
});

test.each([
  ['docs/setup?q=a', '/superposition/docs/setup/?q=a'],
  ['/superposition', '/superposition/'],
])('redirects %s to the address with the closing slash', async (path, location) => {
  const response = await request(path);
  expect(response.status).toBe(301);
  expect(response.headers.get('location')).toBe(location);
});

test.each([
  ['docs/nothing/', 404, 'Page not found'],
  ['/docs/setup/', 404, 'Not under the base'],
  ['..%2fsecret', 404, 'Page not found'],
  ['%2e%2e/%2e%2e/secret', 404, 'Not under the base'],
  ['%E0%A4%A', 404, 'Page not found'],
])('answers %s with %i', async (path, status, body) => {
  const response = await request(path);
  expect(response.status).toBe(status);
  expect(await response.text()).toBe(body);
});
