import { inFile, type Problem } from '../../problems/problem';
import type { Read } from '../../problems/read';
import { readSvg } from '../../prose/figure/read-svg';
import { remember } from '../../text/remember';
import type { VersionFile } from './version-folder';

/** The suffix of the name of a figure's variant for small screens. */
export const narrow = '.narrow';

/** A figure: its name, such as `layers` or `layers.narrow`, and its SVG text. */
export interface NamedFigure {
  name: string;
  file: string;
  text: string;
}

const checkText = remember(
  (text: string) => readSvg(text).problems,
  (text) => text,
);

/** Reads and checks a figure. One with mistakes has a value too, because what refers to it is right. */
export function readFigure({ file, path, text }: VersionFile): Read<NamedFigure> {
  return {
    value: { name: path.replace(/\.svg$/, ''), file, text },
    problems: inFile(file, checkText(text)),
  };
}

/** Finds variants for small screens of figures that do not exist. */
export function findOnlyNarrow(figures: readonly NamedFigure[]): Problem[] {
  const names = new Set(figures.map(({ name }) => name));
  return figures
    .filter(({ name }) => name.endsWith(narrow) && !names.has(wideName(name)))
    .map(({ file, name }) => describeMissingWide(file, wideName(name)));
}

/** The name of a figure without that of its variant. */
function wideName(name: string): string {
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
