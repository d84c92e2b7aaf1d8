import { join, relative, sep } from 'node:path';
import type { Problem } from '../../problems/problem';
import { readSvg } from '../../prose/figure/read-svg';
import { readFiles } from './read-files';
import type { VersionFolder } from './version-folder';

/** The suffix of the name of a figure's variant for small screens. */
export const narrow = '.narrow';

/** Reads and checks the figures of a version: SVG text by name, such as `layers` and `layers.narrow`. */
export async function readFigures({
  root,
  folder,
}: VersionFolder): Promise<{ figures: ReadonlyMap<string, string>; problems: Problem[] }> {
  const figuresFolder = join(folder, 'figures');
  const files = (await readFiles(root, figuresFolder, ['.svg'])).map((file) => {
    const path = relative(figuresFolder, file.absolutePath).split(sep).join('/');
    return { ...file, name: path.replace(/\.svg$/, '') };
  });
  const figures = new Map(files.map(({ name, text }) => [name, text]));
  const problems = [
    ...files.flatMap(({ file, text }) =>
      readSvg(text).problems.map((problem): Problem => ({ severity: 'error', file, ...problem })),
    ),
    ...files
      .filter(({ name }) => name.endsWith(narrow) && !figures.has(wideName(name)))
      .map(({ file, name }) => describeMissingWide(file, wideName(name))),
  ];
  return { figures, problems };
}

function wideName(name: string): string {
  return name.slice(0, -narrow.length);
}

function describeMissingWide(file: string, wide: string): Problem {
  return {
    severity: 'error',
    code: 'figure/only-narrow',
    file,
    found: 'a variant for small screens of a figure that does not exist',
    expected: `the figure for all other screens, ${wide}.svg`,
    fix: `add ${wide}.svg, or rename this file`,
  };
}
