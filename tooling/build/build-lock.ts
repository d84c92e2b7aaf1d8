import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';

/** The process that holds a lock. */
interface Owner {
  pid: number;
  host: string;
  /** When it took the lock, as an ISO date. */
  since: string;
}

const beat = 5_000;
/** The age at which a lock of another host, whose processes cannot be seen, counts as abandoned. */
const maxAge = 60_000;

/** Another build or development server has the lock. */
export class LockedError extends Error {}

/**
 * Takes the lock `file`, so that two builds, or a build and `develop`, never write the same files, and
 * returns the function that releases it. Takes over the lock of a process that was killed, and reports
 * that with `warn`.
 */
export function takeLock(file: string, warn: (text: string) => void = console.log): () => void {
  mkdirSync(dirname(file), { recursive: true });
  if (!tryWrite(file)) {
    const owner = readOwner(file);
    if (isHeld(file, owner)) throw new LockedError(describe(file, owner));
    const who = owner ? ` (process ${owner.pid})` : '';
    warn(`An earlier build or development server${who} did not finish.`);
    rmSync(file, { force: true });
    if (!tryWrite(file)) throw new LockedError(describe(file, readOwner(file)));
  }
  const timer = setInterval(() => touch(file), beat);
  timer.unref();
  return () => {
    clearInterval(timer);
    rmSync(file, { force: true });
  };
}

function tryWrite(file: string): boolean {
  const owner: Owner = { pid: process.pid, host: hostname(), since: new Date().toISOString() };
  try {
    writeFileSync(file, `${JSON.stringify(owner)}\n`, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function readOwner(file: string): Owner | undefined {
  try {
    const owner = JSON.parse(readFileSync(file, 'utf8'));
    return typeof owner?.pid === 'number' ? owner : undefined;
  } catch {
    return undefined;
  }
}

/** Returns whether the owner is still at work. An unreadable lock may be one that is being written. */
function isHeld(file: string, owner: Owner | undefined): boolean {
  if (owner?.host === hostname()) return owner.pid !== process.pid && isAlive(owner.pid);
  const age = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0);
  return age < (owner ? maxAge : beat);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // The process exists, but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function describe(file: string, owner: Owner | undefined): string {
  const who = owner ? ` (process ${owner.pid} on ${owner.host}, since ${owner.since})` : '';
  return [
    `Another build or development server is already running here${who}.`,
    `Wait until it has ended, or end it. If it no longer runs, remove ${file}.`,
  ].join('\n');
}

function touch(file: string): void {
  try {
    utimesSync(file, new Date(), new Date());
  } catch {
    // Someone removed the lock; the build goes on.
  }
}
