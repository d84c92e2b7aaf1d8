import { existsSync, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import sirv from 'sirv';

export interface StaticServerOptions {
  /** The base path of the files, without a trailing slash: `/superposition`. */
  base: string;
  folder?: string;
  /** Defaults to a free port. */
  port?: number;
}

export interface StaticServer {
  /** The address of the base path, with a trailing slash. */
  url: string;
  close(): Promise<void>;
}

/** Texts that browsers show as they are, and whose characters sirv does not declare. */
const shownTexts: Record<string, string> = {
  '.md': 'text/markdown; charset=utf-8',
  '.sh': 'text/plain; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

function declareCharacters(response: ServerResponse, path: string): void {
  const type = shownTexts[extname(path)];
  if (type) response.setHeader('content-type', type);
}

/** Serves a folder as a static host would: under its base path, with trailing slashes and 404.html. */
export async function startStaticServer(options: StaticServerOptions): Promise<StaticServer> {
  const { base, folder = 'public', port = 0 } = options;
  const sendFile = sirv(folder, {
    // Looks for files when they are asked for, because a build may write them anew.
    dev: true,
    etag: true,
    // Sends the files that `COMPRESS=true npm run build` wrote.
    brotli: true,
    setHeaders: declareCharacters,
  });

  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    if (!`${pathname}/`.startsWith(`${base}/`)) {
      response.writeHead(404).end('Not under the base');
      return;
    }
    const path = pathname.slice(base.length);
    const isFolder = path === '' || existsSync(join(folder, path, 'index.html'));
    if (isFolder && !path.endsWith('/')) {
      response.writeHead(301, { location: `${pathname}/${search}` }).end();
      return;
    }
    request.url = path + search;
    sendFile(request, response, () => {
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
      response.end(readFileSync(join(folder, '404.html')));
    });
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
