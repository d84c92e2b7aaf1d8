import { join } from 'node:path';
import type { Problem } from '../../problems/problem';
import { readSvg } from '../../prose/figure/read-svg';
import { nearest } from '../../text/nearest';
import type { Guide, Note } from '../model';
import { readFiles } from './read-files';

/** Ending of the form of a figure for small screens, behind the name of the figure. */
const narrow = '.narrow';

/** Reads and checks the figures of a version: SVG texts by name, `layers` and perhaps `layers.narrow`. */
export async function readFigures(
  root: string,
  folder: string,
  problems: Problem[],
): Promise<ReadonlyMap<string, string>> {
  const figuresFolder = join(folder, 'figures');
  const files = await readFiles(root, figuresFolder, ['.svg']);
  const figures = new Map<string, string>();
  for (const { file, absolutePath, text } of files) {
    const name = absolutePath.slice(figuresFolder.length + 1).replace(/\.svg$/, '');
    figures.set(name.replaceAll('\\', '/'), text);
    for (const problem of readSvg(text).problems) {
      problems.push({ severity: 'error', file, ...problem });
    }
  }
  for (const { file, absolutePath } of files) {
    const wide = absolutePath.slice(figuresFolder.length + 1).replace(`${narrow}.svg`, '');
    if (!absolutePath.endsWith(`${narrow}.svg`) || figures.has(wide.replaceAll('\\', '/')))
      continue;
    problems.push({
      severity: 'error',
      file,
      found: 'the form for small screens of a figure that does not exist',
      expected: `a figure for all other screens, ${wide}.svg`,
      repair: `add ${wide}.svg, or rename this file`,
    });
  }
  return figures;
}

/** Finds the figures that texts name and that do not exist. */
export function checkFigures(
  texts: readonly (Guide | Note)[],
  figures: ReadonlyMap<string, string>,
): Problem[] {
  return texts.flatMap(({ file, prose }) =>
    prose.figures.flatMap(({ src, line, column }): Problem[] => {
      const finding = checkFigureName(src, figures, (name) => `src="${name}"`);
      return finding ? [{ severity: 'error', file, line, column, ...finding }] : [];
    }),
  );
}

/** What is wrong with the name of a figure; undefined for one that exists, and for none. */
export function checkFigureName(
  src: string,
  figures: ReadonlyMap<string, string>,
  write: (name: string) => string,
): Pick<Problem, 'found' | 'expected' | 'repair'> | undefined {
  const names = [...figures.keys()].filter((name) => !name.endsWith(narrow));
  if (!src.trim() || names.includes(src)) return undefined;
  const bare = src.replace(/\.svg$/, '');
  const meant = names.includes(bare) ? bare : nearest(src, names);
  return {
    found: `the figure "${src}", which does not exist`,
    expected: 'the name of a file in figures/, without .svg',
    repair: meant ? `write ${write(meant)}` : `add figures/${bare}.svg`,
  };
}
