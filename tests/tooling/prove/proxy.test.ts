import { request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { startProxy } from '../../../tooling/prove/proxy';

/** A server that refuses a body as soon as it knows its length, and closes the connection without reading it. */
async function startRefusing(): Promise<string> {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => {
      socket.pause();
      socket.end(
        'HTTP/1.1 413 Payload Too Large\r\ncontent-length: 9\r\nconnection: close\r\n\r\ntoo large',
        () => socket.destroy(),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Sends 3 MB, as a client does that waits for `100 Continue` or one that does not. */
async function sendMuch(address: string, waits: boolean): Promise<string> {
  const headers = { 'content-length': 3_000_000, ...(waits && { expect: '100-continue' }) };
  return new Promise((resolve, reject) => {
    const sent = request(`${address}/books`, { method: 'POST', headers }, (answer) => {
      text(answer).then((body) => resolve(`${answer.statusCode} ${body}`), reject);
    });
    sent.on('error', reject);
    const body = Buffer.alloc(3_000_000, ' ');
    if (waits) sent.flushHeaders();
    if (waits) sent.on('continue', () => sent.end(body));
    else sent.end(body);
  });
}

test.each([
  ['waits for the server', true],
  ['sends its body at once', false],
])('passes on why a large body is refused to a client that %s', async (_, waits) => {
  const proxy = await startProxy(await startRefusing());
  onTestFinished(() => proxy.close());
  for (let round = 0; round < 5; round += 1) {
    expect(await sendMuch(proxy.address, waits)).toBe('413 too large');
    expect(proxy.take()).toMatchObject([{ response: { status: 413, body: 'too large' } }]);
  }
});
