import { asList, asObject, asText } from '../../openapi/document/document';
import type { Guide, Note } from '../../page-models/authored-version';
import { type Finding, inDocument, inFile, type Problem } from '../../problems/problem';
import { suggest } from '../../text/nearest';
import { narrow } from '../files/read-figures';
import type { VersionContent } from '../model';

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
function checkFigureName(
  src: string,
  figures: ReadonlyMap<string, string>,
  write: (name: string) => string,
): Finding | undefined {
  const names = [...figures.keys()].filter((name) => !name.endsWith(narrow));
  if (!src.trim() || names.includes(src)) return undefined;
  const bare = src.replace(/\.svg$/, '');
  const known = names.includes(bare);
  return {
    code: 'figure/unknown',
    found: `the figure "${src}", which does not exist`,
    expected: 'the name of a file in figures/, without .svg',
    fix: known ? `write ${write(bare)}` : suggest(src, names, `add figures/${bare}.svg`, write),
  };
}

const withoutSteps: Finding = {
  code: 'figure/without-life-cycle',
  needs: 'overlays',
  found: 'x-figure without x-life-cycle',
  expected: 'x-life-cycle next to it, whose steps the figure illustrates',
  fix: 'add x-life-cycle, or show the figure in a guide',
};

/** Finds figures of areas (`x-figure` of a tag) that do not exist, or that have no life cycle below them. */
export function checkAreaFigures({ document, locate, figures }: VersionContent): Problem[] {
  if (!document || !locate) return [];
  const findings = asList(document.tags).flatMap((tag, index): Finding[] => {
    const { 'x-figure': figure, 'x-life-cycle': steps } = asObject(tag);
    if (figure === undefined) return [];
    const pointer = `/tags/${index}/x-figure`;
    const src = asText(asObject(figure).src) ?? '';
    const finding = checkFigureName(src, figures, (name) => `src: ${name}`);
    return [
      ...(finding ? [{ pointer: `${pointer}/src`, ...finding }] : []),
      ...(asList(steps).length > 0 ? [] : [{ pointer, ...withoutSteps }]),
    ];
  });
  return inDocument(locate, findings);
}
