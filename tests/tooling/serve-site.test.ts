import { expect, onTestFinished, test, vi } from 'vitest';
import { startOnFreePort } from '../../tooling/serve-site';
import { type StaticServer, startStaticServer } from '../../tooling/static-server';
import { folderWith } from './temporary-folder';

const portOf = (server: StaticServer) => Number(new URL(server.url).port);

test('a port in use is reported, and the next free one is used', async () => {
  const options = { base: '/library', folder: folderWith({ 'index.html': 'Library' }) };
  const first = await startStaticServer(options);
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const second = await startOnFreePort({ ...options, port: portOf(first) });
  onTestFinished(async () => {
    log.mockRestore();
    for (const server of [first, second]) await server.close();
  });
  expect(portOf(second)).toBeGreaterThan(portOf(first));
  expect(log).toHaveBeenCalledWith(expect.stringContaining(`Port ${portOf(first)} is in use`));
  expect(await (await fetch(second.url)).text()).toBe('Library');
});
