import { dirname, resolve } from 'node:path';
import type { Place } from '../../problems/place';
import type { Problem } from '../../problems/problem';
import { createPointerFinder, lineOf, narrowPosition } from './positions';
import { readOptional } from './read-files';

/**
 * Adds the line to every problem that has a JSON pointer or `near`. With both, the line is that of
 * the text within the part that the pointer refers to.
 */
export async function addLines(problems: readonly Problem[], root: string): Promise<Problem[]> {
  const files = new Set(problems.filter(needsLine).map(({ file }) => file));
  const finders = new Map(
    await Promise.all(
      [...files].map(async (file) => [file, await createFinder(root, file)] as const),
    ),
  );
  return problems.map((problem) => {
    const { near, ...rest } = problem;
    return needsLine(problem) ? { ...rest, ...finders.get(problem.file)?.(problem) } : rest;
  });
}

function needsLine({ line, pointer, near }: Place): boolean {
  return line === undefined && (pointer !== undefined || near !== undefined);
}

async function createFinder(root: string, file: string) {
  const text = (await readOptional(resolve(dirname(root), file))) ?? '';
  const findPosition = createPointerFinder(text);
  const lines = text.split('\n');
  return ({ pointer, near }: Place) => {
    if (pointer !== undefined) return narrowPosition(lines, findPosition(pointer), near);
    const line = near === undefined ? undefined : lineOf(text, near);
    return line && { line };
  };
}
