import http from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface Reply {
  status: number;
  headers: http.IncomingHttpHeaders;
  /** As it was sent. */
  body: Buffer;
}

interface Options {
  method?: string;
  headers?: Record<string, string>;
}

/** Sends a request for a path as it is written: `fetch` would resolve its dots, and unpack the reply. */
export function request(port: number, path: string, options: Options = {}): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const sent = http.request({ host: '127.0.0.1', port, path, ...options }, async (reply) => {
      const chunks: Buffer[] = [];
      reply.on('data', (chunk) => chunks.push(chunk));
      reply.on('error', reject);
      reply.on('end', () => {
        const body = Buffer.concat(chunks);
        resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body });
      });
    });
    sent.on('error', reject).end();
  });
}

/** The body without its compression. */
export function unpack({ headers, body }: Reply): Buffer {
  const encoding = headers['content-encoding'];
  if (encoding === 'br') return brotliDecompressSync(body);
  return encoding === 'gzip' ? gunzipSync(body) : body;
}
