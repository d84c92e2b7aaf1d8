import { afterEach, expect, test, vi } from 'vitest';
import { keepRunning, type ServerEnd } from '../../../tooling/develop/keep-running';

const log = vi.spyOn(console, 'log').mockImplementation(() => {});
afterEach(() => log.mockClear());

function runner(...ends: ServerEnd[]) {
  return vi.fn(async () => ends.shift() ?? { code: 0, wasServed: true });
}

test('starts a server again that ended by itself, and says so', async () => {
  const run = runner({ code: 1, wasServed: true }, { code: 1, wasServed: true });
  expect(await keepRunning(run, () => false)).toBe(0);
  expect(run).toHaveBeenCalledTimes(3);
  expect(log.mock.calls.join()).toContain('ended by itself (exit code 1). Starting it again');
});

test('does not start a server again that never answered', async () => {
  const run = runner({ code: 3, wasServed: false });
  expect(await keepRunning(run, () => false)).toBe(3);
  expect(run).toHaveBeenCalledTimes(1);
});

test('ends when somebody stops it', async () => {
  const run = runner({ code: 1, wasServed: true });
  expect(await keepRunning(run, () => true)).toBe(1);
  expect(run).toHaveBeenCalledTimes(1);
});
