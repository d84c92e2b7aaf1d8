import { type AddressInfo, createServer } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { findFreePort } from '../../../tooling/serve/free-port';

const log = vi.spyOn(console, 'log').mockImplementation(() => {});
afterEach(() => log.mockClear());

async function listen(host?: string) {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  return { server, port: (server.address() as AddressInfo).port };
}

test.each([undefined, '127.0.0.1'])(
  'names the next free port when one is used on %s',
  async (host) => {
    const { server, port } = await listen(host);
    const free = await findFreePort(port);
    expect(free).toBeGreaterThan(port);
    expect(log).toHaveBeenCalledWith(`Port ${port} is in use; using port ${free} instead.`);
    server.close();
  },
);

test('takes a free port without a word', async () => {
  const { server, port } = await listen();
  await new Promise((resolve) => server.close(resolve));
  expect(await findFreePort(port)).toBe(port);
  expect(log).not.toHaveBeenCalled();
});
