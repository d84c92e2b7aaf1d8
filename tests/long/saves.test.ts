import { afterAll, beforeAll, test } from 'vitest';
import { DevelopServer } from '../slow/develop-server';
import { expectLastSave } from '../slow/expect-last-save';

const server = new DevelopServer();

beforeAll(() => server.start());
afterAll(() => server.stop());

test('a minute of saves, one each second, ends with the last one on the page that is open', async () => {
  await expectLastSave(server, { saves: 60, pause: 1_000 });
});

test('a hundred saves as fast as an editor can do not end the server', async () => {
  await expectLastSave(server, { saves: 100, pause: 50 });
});
