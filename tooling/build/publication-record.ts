import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Publication } from './publish-plan';

/** Reads what was published last; undefined if there is no readable record. */
export function readPublication(record: string): Publication | undefined {
  try {
    const read: Publication = JSON.parse(readFileSync(record, 'utf8'));
    return read.files && Array.isArray(read.previous) ? read : undefined;
  } catch {
    return undefined;
  }
}

/** Replaces the record in one step, so that a killed build leaves the old or the new one. */
export function writeRecord(record: string, publication: Publication): void {
  mkdirSync(dirname(record), { recursive: true });
  writeFileSync(`${record}.new`, JSON.stringify(publication));
  renameSync(`${record}.new`, record);
}
