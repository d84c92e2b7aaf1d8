import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Problem } from '../../problems/problem';
import { createPlaceFinder, lineOf, narrowPlace } from './positions';

/**
 * Gives every problem that has a JSON pointer or a mark its line. A mark in the part that a pointer
 * leads to narrows it to the line of that text.
 */
export async function addLines(problems: readonly Problem[], root: string): Promise<Problem[]> {
  const files = new Set(problems.filter(isOpen).map(({ file }) => file));
  const places = new Map(
    await Promise.all(
      [...files].map(async (file) => [file, await createFinder(root, file)] as const),
    ),
  );
  return problems.map((problem) => {
    const { mark, ...rest } = problem;
    return isOpen(problem) ? { ...rest, ...places.get(problem.file)?.(problem) } : rest;
  });
}

function isOpen({ line, pointer, mark }: Problem): boolean {
  return line === undefined && (pointer !== undefined || mark !== undefined);
}

async function createFinder(root: string, file: string) {
  const text = await readFile(join(dirname(root), file), 'utf8').catch(() => '');
  const findPlace = createPlaceFinder(text);
  return ({ pointer, mark }: Problem) => {
    if (pointer !== undefined) return narrowPlace(text, findPlace(pointer), mark);
    const line = mark === undefined ? undefined : lineOf(text, mark);
    return line && { line };
  };
}
