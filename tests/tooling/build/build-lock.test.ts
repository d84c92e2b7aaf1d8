import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, utimesSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { LockedError, takeLock } from '../../../tooling/build/build-lock';
import { folderWith, writeFiles } from '../temporary-folder';

const since = '2026-01-02T03:04:05.000Z';
const own = { pid: process.pid, host: hostname(), since };
/** The id of a process that has ended. */
const { pid: endedPid } = spawnSync(process.execPath, ['--version']);

function lockedBy(owner: unknown, secondsAgo = 0): string {
  const folder = folderWith({});
  writeFiles(folder, { 'lock.json': typeof owner === 'string' ? owner : JSON.stringify(owner) });
  const file = join(folder, 'lock.json');
  const time = Date.now() / 1000 - secondsAgo;
  utimesSync(file, time, time);
  return file;
}

test('names its owner while it is held, and is gone when it is released', () => {
  const file = join(folderWith({}), 'new', 'lock.json');
  const release = takeLock(file);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    pid: process.pid,
    host: hostname(),
  });
  release();
  expect(existsSync(file)).toBe(false);
});

test('a second build is refused, with what to do', () => {
  const file = lockedBy({ ...own, pid: process.ppid });
  expect(() => takeLock(file)).toThrow(LockedError);
  expect(() => takeLock(file)).toThrow(`process ${process.ppid} on ${hostname()}, since ${since}`);
  expect(() => takeLock(file)).toThrow(`remove ${file}`);
});

test.each([
  ['a killed process', () => lockedBy({ ...own, pid: endedPid }), `process ${endedPid}`],
  ['an earlier process with the same id', () => lockedBy(own), `process ${process.pid}`],
  ['another host, not renewed for long', () => lockedBy({ ...own, host: 'far' }, 90), 'process'],
  ['a torn lock', () => lockedBy('{"pid":', 90), 'did not finish'],
])('the lock of %s is taken over, which is reported', (_, lock, expected) => {
  const warn = vi.fn();
  const file = lock();
  const release = takeLock(file, warn);
  expect(warn).toHaveBeenCalledOnce();
  expect(warn.mock.calls[0]?.[0]).toContain(expected);
  expect(JSON.parse(readFileSync(file, 'utf8')).since).not.toBe(since);
  release();
});

test.each([
  ['another host that renews it', { ...own, host: 'far' }],
  ['a build that is just writing it', ''],
])('the lock of %s is respected', (_, owner) => {
  expect(() => takeLock(lockedBy(owner))).toThrow(LockedError);
});
