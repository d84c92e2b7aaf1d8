import type { Guide, Note } from '../../page-models/authored-version';
import { type Finding, inFile, type Problem } from '../../problems/problem';
import { nearest } from '../../text/nearest';
import { narrow } from '../files/read-figures';

/** Finds references in guides and notes to figures that do not exist. */
export function checkFigures(
  texts: readonly (Guide | Note)[],
  figures: ReadonlyMap<string, string>,
): Problem[] {
  return texts.flatMap(({ file, prose }) => {
    const findings = prose.figures.flatMap(({ src, line, column }): Finding[] => {
      const finding = checkFigureName(src, figures, (name) => `src="${name}"`);
      return finding ? [{ line, column, ...finding }] : [];
    });
    return inFile(file, findings);
  });
}

/** Returns what is wrong with the name of a figure; undefined for a figure that exists, or an empty name. */
export function checkFigureName(
  src: string,
  figures: ReadonlyMap<string, string>,
  write: (name: string) => string,
): Finding | undefined {
  const names = [...figures.keys()].filter((name) => !name.endsWith(narrow));
  if (!src.trim() || names.includes(src)) return undefined;
  const bare = src.replace(/\.svg$/, '');
  const known = names.includes(bare);
  const meant = nearest(src, names);
  const guess = meant ? `did you mean ${write(meant)}?` : `add figures/${bare}.svg`;
  return {
    code: 'figure/unknown',
    found: `the figure "${src}", which does not exist`,
    expected: 'the name of a file in figures/, without .svg',
    fix: known ? `write ${write(bare)}` : guess,
  };
}
