import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { hashFolder } from '../files/hash-files';
import type { Memory } from './memory';

/** A memory that outlives the process. */
export interface ResultCache extends Memory {
  /** Stores the results that were used in the last week. */
  save(): void;
}

/** A result, and when it was last used: the number of milliseconds since 1970. */
type Stored = Record<string, { used: number; result: unknown }>;

/** In milliseconds. */
const maxAge = 7 * 24 * 60 * 60 * 1000;

/**
 * Opens the results that are stored in a file. Each is stored under a hash of what it was computed
 * from, and all of them only count for the same version of `code`.
 */
export function openResultCache(file: string, code: string): ResultCache {
  const stored = readStored(file, code);
  return {
    async recall<Result>(name: string, input: string, compute: () => Result | Promise<Result>) {
      const key = createHash('sha256').update(`${name}\0${input}`).digest('base64');
      const result = stored[key] ? stored[key].result : await compute();
      stored[key] = { used: Date.now(), result };
      return result as Result;
    },
    save() {
      const results = Object.entries(stored).filter(([, { used }]) => Date.now() - used < maxAge);
      store(file, JSON.stringify({ code, results: Object.fromEntries(results) }));
    },
  };
}

/** Hashes everything that decides how content is checked: our code, and the installed packages. */
export function hashCode(): string {
  const hash = createHash('sha256').update(process.version);
  for (const folder of ['src', 'tooling/check']) hash.update(hashFolder(folder));
  for (const file of ['package-lock.json', 'node_modules/.package-lock.json']) {
    hash.update(readOptional(file) ?? '');
  }
  return hash.digest('hex');
}

function readStored(file: string, code: string): Stored {
  try {
    const stored = JSON.parse(readFileSync(file, 'utf8'));
    return stored.code === code ? stored.results : {};
  } catch {
    // Missing or torn: the results are computed again.
    return {};
  }
}

/** Replaces a file in one step, because several checks may run at the same time. */
function store(file: string, text: string): void {
  const part = `${file}.${process.pid}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(part, text);
    renameSync(part, file);
  } catch {
    // Without the file, the next check only takes longer.
  }
}

function readOptional(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
