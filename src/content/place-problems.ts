import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import type { OpenApiDocument } from '../openapi/document';
import { createOriginFinder } from '../overlays/find-origin';
import type { Overlay } from '../overlays/overlay';
import type { Source, VersionContent } from './model';
import { findPlace } from './positions';
import type { Problem } from './problem';
import { readFiles } from './read-files';

/**
 * Gives every problem that has only a JSON pointer its line. One of an OpenAPI document is moved to
 * the overlay that wrote the part; a `mark` in the part narrows it to the line of that text.
 */
export async function placeProblems(
  problems: readonly Problem[],
  versions: readonly VersionContent[],
  root: string,
): Promise<Problem[]> {
  let open = problems.filter(isOpen);
  if (open.length === 0) return [...problems];
  for (const { document, apiSource } of versions) {
    if (!document || !apiSource || open.every(({ file }) => file !== apiSource.file)) continue;
    open = await moveToOverlays(open, document, apiSource, root);
  }
  return [...problems.filter((problem) => !isOpen(problem)), ...(await addPlaces(open, root))];
}

function isOpen({ line, pointer }: Problem): boolean {
  return line === undefined && pointer !== undefined;
}

async function moveToOverlays(
  problems: readonly Problem[],
  document: OpenApiDocument,
  { file: interfaceFile, absolutePath }: Source,
  root: string,
): Promise<Problem[]> {
  const folder = join(dirname(absolutePath), 'overlays');
  const files = await readFiles(root, folder, ['.yaml', '.yml', '.json']);
  const findOrigin = createOriginFinder(
    document,
    files.map(({ text }): Overlay => parse(text)),
  );
  return problems.map((problem) => {
    if (problem.file !== interfaceFile) return problem;
    const origin = findOrigin(problem.pointer ?? '');
    const file = origin && files[origin.overlay]?.file;
    return file ? { ...problem, file, pointer: origin.pointer } : problem;
  });
}

async function addPlaces(problems: readonly Problem[], root: string): Promise<Problem[]> {
  const files = [...new Set(problems.map(({ file }) => file))];
  const texts = await Promise.all(files.map((file) => readFile(join(dirname(root), file), 'utf8')));
  // File by file, because `findPlace` keeps the last one that it parsed.
  return files.flatMap((wanted, index) =>
    problems
      .filter(({ file }) => file === wanted)
      .map(({ mark, ...problem }) => {
        const text = texts[index] ?? '';
        return { ...problem, ...narrow(text, findPlace(text, problem.pointer ?? ''), mark) };
      }),
  );
}

function narrow(text: string, place: { line: number; column: number }, mark: string | undefined) {
  if (mark === undefined) return place;
  const lines = text.split('\n').slice(place.line - 1);
  const columns = lines.map((line, index) => findMark(line, mark, index === 0 ? place.column : 0));
  const below = columns.findIndex((column) => column >= 0);
  return below < 0 ? place : { line: place.line + below, column: (columns[below] ?? 0) + 1 };
}

/** Where a text stands in a line, but not inside of a longer word. */
function findMark(line: string, mark: string, from: number): number {
  const isWord = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);
  let index = line.indexOf(mark, from);
  while (index >= 0 && (isWord(line[index - 1]) || isWord(line[index + mark.length]))) {
    index = line.indexOf(mark, index + 1);
  }
  return index;
}
