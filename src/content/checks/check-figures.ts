import type { Guide, Note } from '../../page-models/authored-version';
import type { Finding, Problem } from '../../problems/problem';
import { nearest } from '../../text/nearest';
import { narrow } from '../files/read-figures';

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
): Finding | undefined {
  const names = [...figures.keys()].filter((name) => !name.endsWith(narrow));
  if (!src.trim() || names.includes(src)) return undefined;
  const bare = src.replace(/\.svg$/, '');
  const meant = names.includes(bare) ? bare : nearest(src, names);
  return {
    code: 'figure/unknown',
    found: `the figure "${src}", which does not exist`,
    expected: 'the name of a file in figures/, without .svg',
    fix: meant ? `write ${write(meant)}` : `add figures/${bare}.svg`,
  };
}
