import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readLineDates } from './line-dates';
import { listPointerLines } from './pointer-lines';

/** Returns the date of the last commit that changed a line of the part at a JSON pointer of a file. */
export type PointerDates = (pointer: string) => string | undefined;

/** Reads a YAML or JSON file and the dates of its lines. A file that doesn't exist has no dates. */
export async function readPointerDates(folder: string, file: string): Promise<PointerDates> {
  const path = join(folder, file);
  const [text, dates] = await Promise.all([
    readFile(path, 'utf8').catch(() => ''),
    readLineDates(path),
  ]);
  if (dates.length === 0) return () => undefined;
  const linesOf = listPointerLines(text);
  return (pointer) => {
    const [first, last] = linesOf.get(pointer) ?? [0, 0];
    return dates
      .slice(Math.max(first - 1, 0), last)
      .flatMap((date) => date ?? [])
      .sort()
      .at(-1);
  };
}
