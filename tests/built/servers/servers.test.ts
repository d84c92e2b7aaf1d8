import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { load } from 'cheerio';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requireDeployTools } from '../../../tooling/tests/deploy-tools';
import { all } from '../routes';
import { files, prefix, read } from '../site';
import { contentTypes, isText } from './content-types';
import { compressedPart, movedPage, prepareSite, removeSite } from './prepare-site';
import { type Reply, request, unpack } from './request';
import { startCaddy } from './start-caddy';
import { checkNginx, startNginx } from './start-nginx';
import type { Server } from './start-server';

const notFoundPage = read('404.html');
const hasHash = (file: string) => /[-.][0-9a-f]{16,}[./]/.test(file);
const forever = 'public, max-age=31536000, immutable';

/** The address of a file: that of a page is its folder. */
const addressOf = (file: string) => `${prefix}/${file.replace(/(^|\/)index\.html$/, '$1')}`;

let folder: string;
let securityHeaders: Record<string, string>;

beforeAll(async () => {
  requireDeployTools();
  folder = await prepareSite();
  const written = JSON.parse(readFileSync('build-info/security-headers.json', 'utf8'));
  securityHeaders = Object.fromEntries(
    Object.entries<string>(written).map(([name, value]) => [name.toLowerCase(), value]),
  );
});

afterAll(() => removeSite(folder));

test('the files for nginx are right as they are, without a module', async () => {
  expect(await checkNginx(folder)).toBe('');
});

describe.each([
  { name: 'nginx', start: startNginx, encodings: ['br', 'gzip'] },
  // Caddy compresses on the fly with gzip alone.
  { name: 'Caddy', start: startCaddy, encodings: ['gzip'] },
])('$name', ({ start, encodings }) => {
  let server: Server;

  beforeAll(async () => {
    server = await start(folder);
  });

  afterAll(() => server?.stop());

  const ask = (path: string, options?: Parameters<typeof request>[2]) =>
    request(server.port, path, options);
  const accept = (encoding: string) => ({ headers: { 'accept-encoding': encoding } });

  /** Every response has these, whatever its status. */
  function expectHeaders(path: string, { headers }: Reply, cache = 'no-cache'): void {
    expect(headers, path).toMatchObject({ ...securityHeaders, 'cache-control': cache });
    expect(headers['strict-transport-security'], path).toMatch(/^max-age=\d{8}$/);
  }

  test('every file is sent whole, with its type, the security headers and how long to keep it', async () => {
    for (const file of files) {
      const address = addressOf(file);
      const reply = await ask(address);
      expect(reply.status, address).toBe(200);
      expect(reply.headers['content-type'], address).toBe(contentTypes[extname(file)]);
      expect(reply.headers['content-encoding'], address).toBeUndefined();
      expect(reply.body.equals(readFileSync(join(folder, 'public', file))), address).toBe(true);
      expectHeaders(address, reply, hasHash(file) ? forever : 'no-cache');
    }
  });

  test('both kinds of file are there to be kept or asked for again', () => {
    expect(files.filter(hasHash).map((file) => extname(file))).toEqual(
      expect.arrayContaining(['.js', '.css', '.json', '.woff2']),
    );
    expect(files.filter((file) => !hasHash(file)).map((file) => extname(file))).toEqual(
      expect.arrayContaining(['.html', '.md', '.txt', '.json', '.xml', '.webmanifest', '.png']),
    );
  });

  test.each(all)('%s has one address, to which the two other spellings lead', async (route) => {
    const address = prefix + route;
    expect((await ask(address)).status).toBe(200);
    for (const [spelling, target] of [
      [address.slice(0, -1), address],
      [`${address}index.html`, address],
      [`${address.slice(0, -1)}?q=a%20b&x`, `${address}?q=a%20b&x`],
      [`${address}index.html?q=a%20b&x`, `${address}?q=a%20b&x`],
    ] as const) {
      const reply = await ask(spelling);
      expect(reply.status, spelling).toBe(301);
      expect(reply.headers.location).toBe(target);
      expectHeaders(spelling, reply);
    }
  });

  test('redirects name neither scheme nor host nor port, and never lead to another host', async () => {
    const proxied = { headers: { host: 'docs.example.com', 'x-forwarded-proto': 'https' } };
    for (const path of [
      prefix,
      `${prefix}/docs`,
      `/${prefix}/docs`,
      `//evil.example/..${prefix}/docs`,
      `//evil.example/..${prefix}/docs/index.html`,
      `${prefix}//evil.example/../docs`,
      `${prefix}//evil.example/../docs/index.html`,
    ]) {
      const { headers, status } = await ask(path, proxied);
      if (status < 400) expect(headers.location, path).toMatch(/^\/superposition\/(docs\/)?$/);
    }
  });

  test('a former address leads to the current one, its twin to the twin', async () => {
    for (const [from, to] of [
      [`${movedPage}?x=1`, '/docs/setup/?x=1'],
      [movedPage.replace(/\/$/, '.md'), '/docs/setup.md'],
    ]) {
      const reply = await ask(`${prefix}${from}`);
      expect(reply.status, from).toBe(301);
      expect(reply.headers.location).toBe(prefix + to);
      expectHeaders(`${from}`, reply);
    }
    expect((await ask(`${prefix}${movedPage}index.md`)).status).toBe(404);
  });

  test.each([
    '/nowhere',
    '/docs/nowhere/',
    '/docs/nowhere.html',
    '/app-0123456789abcdef0123.js',
    '/static',
    '/static/',
    '/.env/config',
    '/.env/',
    '/.env',
    '/docs/.git/config',
    `/${compressedPart}/openfeature/index.html.gz`,
    `/${compressedPart}/openfeature/index.html.br`,
  ])('%s leads to the page of unknown addresses, with status 404', async (path) => {
    for (const encoding of ['identity', ...encodings]) {
      const reply = await ask(prefix + path, accept(encoding));
      // A folder without a page may get its slash first.
      if (reply.status === 301) expect(reply.headers.location).toBe(`${prefix + path}/`);
      else {
        expect(reply.status).toBe(404);
        expect(unpack(reply).toString()).toBe(notFoundPage);
        expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
      }
      expectHeaders(path, reply);
    }
  });

  test.each([
    '/../build-info/security-headers.json',
    '/docs/../../build-info/security-headers.json',
    '../build-info/security-headers.json',
    '..%2fbuild-info/security-headers.json',
    '/..%2fbuild-info/security-headers.json',
    '/docs/..%2f..%2fbuild-info/security-headers.json',
  ])('%s leads to no file outside the site', async (path) => {
    expect([400, 404]).toContain((await ask(prefix + path)).status);
  });

  test('nothing is served beside the site', async () => {
    for (const path of ['/', '/nowhere', '/superpositions/', '/docs/']) {
      const { status, body } = await ask(path);
      expect(status, path).toBe(404);
      expect(body.toString(), path).not.toContain('Superposition');
    }
  });

  test('each kind of text is compressed as the browser wishes', async () => {
    const kinds = new Map(files.filter(isText).map((file) => [extname(file), file]));
    for (const [, file] of kinds) {
      const size = readFileSync(join(folder, 'public', file)).length;
      if (size < 1024) continue;
      for (const encoding of encodings) {
        const reply = await ask(addressOf(file), accept(encoding));
        expect(reply.headers['content-encoding'], file).toBe(encoding);
        expect(reply.headers.vary, file).toBe('Accept-Encoding');
        expect(reply.headers['content-type'], file).toBe(contentTypes[extname(file)]);
        expect(unpack(reply).equals(readFileSync(join(folder, 'public', file))), file).toBe(true);
        expect(reply.body.length, file).toBeLessThan(size);
      }
      const plain = await ask(addressOf(file), accept('identity'));
      expect(plain.headers['content-encoding'], file).toBeUndefined();
      expect(plain.headers.vary, file).toBe('Accept-Encoding');
    }
    for (const file of files.filter((file) => /\.(png|webp|woff2)$/.test(file))) {
      const { headers } = await ask(addressOf(file), accept('gzip, br'));
      expect(headers['content-encoding'], file).toBeUndefined();
    }
  });

  test('compressed files of the build are sent as they are, brotli first', async () => {
    const compressed = files.filter((file) => file.startsWith(`${compressedPart}/`));
    expect(compressed.map((file) => extname(file))).toEqual(
      expect.arrayContaining(['.html', '.md']),
    );
    for (const file of compressed) {
      for (const [accepted, used, kind] of [
        ['gzip, deflate, br, zstd', 'br', '.br'],
        ['gzip', 'gzip', '.gz'],
      ] as const) {
        const reply = await ask(addressOf(file), accept(accepted));
        expect(reply.headers['content-encoding'], file).toBe(used);
        expect(reply.headers.vary, file).toBe('Accept-Encoding');
        expect(reply.headers['content-type'], file).toBe(contentTypes[extname(file)]);
        const expected = readFileSync(join(folder, 'public', file + kind));
        expect(reply.body.equals(expected), file).toBe(true);
        expectHeaders(file, reply);
      }
    }
  });

  test('HEAD gets the headers of GET and no body', async () => {
    for (const [path, status] of [
      ['/docs/', 200],
      ['/favicon.svg', 200],
      ['/nowhere', 404],
      ['/docs', 301],
    ] as const) {
      const { date: _, 'content-length': length, ...expected } = (await ask(prefix + path)).headers;
      const reply = await ask(prefix + path, { method: 'HEAD' });
      expect(reply.status, path).toBe(status);
      expect(reply.headers, path).toMatchObject(expected);
      if (status === 200) expect(reply.headers['content-length'], path).toBe(length);
      expect(reply.body.length, path).toBe(0);
    }
  });

  test('a browser that has the current copy is told so, and may ask for a part', async () => {
    const path = `${prefix}/docs/`;
    const { headers, body } = await ask(path);
    const again = await ask(path, { headers: { 'if-none-match': String(headers.etag) } });
    expect(again.status).toBe(304);
    expectHeaders(path, again);
    const part = await ask(path, { headers: { range: 'bytes=10-19' } });
    expect(part.status).toBe(206);
    expect(part.body).toEqual(body.subarray(10, 20));
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND'])('%s is refused', async (method) => {
    for (const path of ['/docs/', '/docs', '/nowhere', '/app-0123456789abcdef0123.js']) {
      const reply = await ask(prefix + path, { method });
      expect(reply.status, path).toBe(405);
      expect(reply.headers.allow, path).toBe('GET, HEAD');
    }
  });

  test('the policy of the headers contains that of the pages', async () => {
    const { headers, body } = await ask(`${prefix}/docs/`);
    const policy = load(body.toString())('meta[http-equiv="Content-Security-Policy"]').attr(
      'content',
    );
    expect(headers['content-security-policy']).toBe(`${policy}; frame-ancestors 'none'`);
  });
});
