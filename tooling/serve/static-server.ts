import { readFile, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { contentTypes, isText } from './content-types';

const compress = promisify(brotliCompress);

export interface StaticServerOptions {
  /** The base path of the files, without a trailing slash: `/superposition`. */
  base: string;
  folder?: string;
  /** Defaults to a free port. */
  port?: number;
  /** The quality of the compression. Defaults to the highest, which takes a moment for each file. */
  quality?: number;
}

export interface StaticServer {
  /** The address of the base path, with a trailing slash. */
  url: string;
  close(): Promise<void>;
}

/** Serves a folder as a static host would: with brotli, trailing slashes and 404.html. */
export async function startStaticServer(options: StaticServerOptions): Promise<StaticServer> {
  const { base, folder = 'public', port = 0, quality = constants.BROTLI_MAX_QUALITY } = options;
  const compressed = new Map<string, Buffer>();

  async function send(request: IncomingMessage, response: ServerResponse, file: string) {
    const type = contentTypes[extname(file)] ?? 'application/octet-stream';
    let body = await readFile(file);
    if (isText(file) && /\bbr\b/.test(`${request.headers['accept-encoding']}`)) {
      const key = `${file} ${(await stat(file)).mtimeMs}`;
      const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
      body = compressed.get(key) ?? (await compress(body, { params }));
      compressed.set(key, body);
      response.setHeader('content-encoding', 'br');
    }
    response.setHeader('content-type', type);
    response.setHeader('content-length', body.length);
    response.setHeader('cache-control', 'no-cache');
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const redirect = (to: string) => response.writeHead(301, { location: to + search }).end();
    if (pathname === base) return redirect(`${base}/`);
    if (!pathname.startsWith(`${base}/`)) return response.writeHead(404).end('Not under the base');
    const path = decodeURIComponent(pathname.slice(base.length));
    // The URL parser has resolved dot segments, except those next to an encoded slash.
    if (path.split(/[/\\]/).includes('..')) return response.writeHead(400).end();
    if (await isFile(join(folder, path))) return send(request, response, join(folder, path));
    const index = join(folder, path, 'index.html');
    if (!(await isFile(index))) {
      response.statusCode = 404;
      return send(request, response, join(folder, '404.html'));
    }
    return path.endsWith('/') ? send(request, response, index) : redirect(`${pathname}/`);
  }

  const server = createServer((request, response) => {
    respond(request, response).catch((error) => response.writeHead(400).end(String(error)));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${base}/`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

async function isFile(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined))?.isFile() ?? false;
}
