import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { hashCode, openResultCache } from '../../../tooling/check/result-cache';

let file = '';
beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'results-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  file = join(folder, 'new', 'check.json');
});

const compute = vi.fn((): unknown => ({ is: 'computed' }));
beforeEach(() => compute.mockClear());

/** Recalls results in a new process, so to speak, and stores them. */
async function run(code: string, ...inputs: string[]) {
  const cache = openResultCache(file, code);
  const results = [];
  for (const input of inputs) results.push(await cache.recall('style', input, compute));
  cache.save();
  return results;
}

test('computes a result once, however many processes need it', async () => {
  expect(await run('1', 'a', 'a')).toEqual([{ is: 'computed' }, { is: 'computed' }]);
  expect(await run('1', 'a')).toEqual([{ is: 'computed' }]);
  expect(compute).toHaveBeenCalledTimes(1);
});

test('remembers results that are null', async () => {
  compute.mockReturnValueOnce(null);
  await run('1', 'a');
  expect(await run('1', 'a')).toEqual([null]);
  expect(compute).toHaveBeenCalledTimes(1);
});

test('computes again for another input, another name or another version of the code', async () => {
  await run('1', 'a', 'b');
  await openResultCache(file, '1').recall('spelling', 'a', compute);
  await run('2', 'a');
  expect(compute).toHaveBeenCalledTimes(4);
});

test('forgets what was not needed for a week', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  await run('1', 'a');
  const day = 24 * 60 * 60 * 1000;
  vi.setSystemTime(Date.now() + 6 * day);
  await run('1', 'b');
  await run('1', 'a');
  expect(compute).toHaveBeenCalledTimes(2);
  vi.setSystemTime(Date.now() + 8 * day);
  await run('1', 'b');
  expect(readFileSync(file, 'utf8').match(/"used"/g)).toHaveLength(1);
});

test('computes again if the file is torn', async () => {
  await run('1', 'a');
  writeFileSync(file, readFileSync(file, 'utf8').slice(0, 20));
  expect(await run('1', 'a')).toEqual([{ is: 'computed' }]);
  expect(compute).toHaveBeenCalledTimes(2);
});

test('works without a place to store anything', async () => {
  file = join('/dev/null', 'check.json');
  expect(await run('1', 'a')).toEqual([{ is: 'computed' }]);
});

test('knows the code by its contents', () => {
  expect(hashCode()).toMatch(/^[\da-f]{64}$/);
  expect(hashCode()).toBe(hashCode());
});
