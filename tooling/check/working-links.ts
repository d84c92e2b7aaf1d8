import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** In milliseconds. What worked this long ago is requested again. */
const maxAge = 7 * 24 * 60 * 60 * 1000;

/** When each address last worked, as the number of milliseconds since 1970. */
type Times = Record<string, number>;

/** Reads which addresses worked in the last week. Only those are stored: a broken one is always requested again. */
export function readWorkingLinks(file: string, now = Date.now()): Times {
  try {
    const times: Times = JSON.parse(readFileSync(file, 'utf8'));
    return Object.fromEntries(
      Object.entries(times).filter(([, time]) => time <= now && now - time < maxAge),
    );
  } catch {
    return {};
  }
}

/** Stores when addresses worked. */
export function storeWorkingLinks(file: string, times: Times): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(times, null, 2));
}
