import { inFile, type Problem } from '../../problems/problem';
import { readSvg } from '../../prose/figure/read-svg';
import { readVersionFiles } from './shared-files';
import { isShared, type VersionFolder } from './version-folder';

/** The suffix of the name of a figure's variant for small screens. */
export const narrow = '.narrow';

/** The figures of a version: SVG text by name, such as `layers` and `layers.narrow`. */
export interface ReadFigures {
  figures: ReadonlyMap<string, string>;
  /** The names of those that it shares. */
  shared: ReadonlySet<string>;
  problems: Problem[];
}

/** Reads and checks the figures of a version. */
export async function readFigures(version: VersionFolder): Promise<ReadFigures> {
  const files = (await readVersionFiles(version, 'figures', ['.svg'])).map((file) => ({
    ...file,
    name: file.path.replace(/\.svg$/, ''),
  }));
  const figures = new Map(files.map(({ name, text }) => [name, text]));
  const problems = [
    ...files.flatMap(({ file, text }) => inFile(file, readSvg(text).problems)),
    ...files
      .filter(({ name }) => name.endsWith(narrow) && !figures.has(wideName(name)))
      .map(({ file, name }) => describeMissingWide(file, wideName(name))),
  ];
  const shared = files.filter(({ file }) => isShared(version, file)).map(({ name }) => name);
  return { figures, shared: new Set(shared), problems };
}

/** The name of a figure without that of its variant. */
export function wideName(name: string): string {
  return name.endsWith(narrow) ? name.slice(0, -narrow.length) : name;
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
