import { asList, asObject, asText } from '../../openapi/document/document';
import type { Guide, Note, Screenshot } from '../../page-models/authored-version';
import { type Finding, inDocument, inFile, type Problem } from '../../problems/problem';
import type { PictureUse } from '../../prose/model';
import { suggest } from '../../text/nearest';
import { narrow } from '../files/read-figures';
import { dark } from '../files/read-screenshots';
import type { VersionContent } from '../model';

const endings = { figure: ['.svg'], screenshot: ['.webp', '.png'] };

/** Finds references in guides and notes to figures and screenshots that do not exist. */
export function checkPictures(
  texts: readonly (Guide | Note)[],
  figures: ReadonlyMap<string, string>,
  screenshots: ReadonlyMap<string, Screenshot>,
): Problem[] {
  const write = (name: string) => `src="${name}"`;
  const known = { figure: namesOf(figures, narrow), screenshot: namesOf(screenshots, dark) };
  const check = (kind: keyof typeof known, { src, ...place }: PictureUse) => {
    const finding = checkName(kind, src, known[kind], write);
    return finding ? [{ ...place, ...finding }] : [];
  };
  return texts.flatMap(({ file, prose }) =>
    inFile(file, [
      ...prose.figures.flatMap((use) => check('figure', use)),
      ...prose.screenshots.flatMap((use) => check('screenshot', use)),
    ]),
  );
}

/** The names of pictures, without their variants. */
function namesOf(pictures: ReadonlyMap<string, unknown>, variant: string): string[] {
  return [...pictures.keys()].filter((name) => !name.endsWith(variant));
}

/** Returns what is wrong with the name of a picture; undefined for one that exists, or an empty name. */
function checkName(
  kind: keyof typeof endings,
  src: string,
  names: readonly string[],
  write: (name: string) => string,
): Finding | undefined {
  if (!src.trim() || names.includes(src)) return undefined;
  const ending = endings[kind].find((each) => src.endsWith(each)) ?? '';
  const bare = src.slice(0, src.length - ending.length);
  return {
    code: `${kind}/unknown`,
    found: `the ${kind} "${src}", which does not exist`,
    expected: `the name of a file in ${kind}s/, without ${endings[kind].join(' or ')}`,
    fix: names.includes(bare)
      ? `write ${write(bare)}`
      : suggest(src, names, `add ${kind}s/${bare}${endings[kind][0]}`, write),
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
    const finding = checkName('figure', src, namesOf(figures, narrow), (name) => `src: ${name}`);
    return [
      ...(finding ? [{ pointer: `${pointer}/src`, ...finding }] : []),
      ...(asList(steps).length > 0 ? [] : [{ pointer, ...withoutSteps }]),
    ];
  });
  return inDocument(locate, findings);
}
