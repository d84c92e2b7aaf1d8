import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { lineOf } from './positions';
import type { Problem } from './problem';

/** Gives every problem that has a mark the line at which its file has that text. */
export async function addLines(problems: readonly Problem[], root: string): Promise<Problem[]> {
  return Promise.all(
    problems.map(async ({ mark, ...problem }) => {
      if (mark === undefined || problem.line !== undefined) return problem;
      const text = await readFile(join(dirname(root), problem.file), 'utf8').catch(() => '');
      const line = lineOf(text, mark);
      return { ...problem, ...(line && { line }) };
    }),
  );
}
