import { asList, asObject, asText, type Json, own } from '../../openapi/document/document';
import { escapeKey } from '../../openapi/document/pointer';
import type { Guide, Note } from '../../page-models/authored-version';
import { type Finding, inDocument, inFile, type Problem } from '../../problems/problem';
import { figure } from '../../prose/components/figure';
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

/** Checks the figures of areas (`x-figure` of a tag) by the same rules as the figures of guides. */
export function checkAreaFigures({ document, locate, figures }: VersionContent): Problem[] {
  if (!document || !locate) return [];
  return asList(document.tags).flatMap((tag, index) => {
    const written = own(asObject(tag), 'x-figure');
    if (written === undefined) return [];
    const hasSteps = asList(own(asObject(tag), 'x-life-cycle')).length > 0;
    const findings = [
      ...checkFigure(asObject(written), figures),
      ...(hasSteps ? [] : [withoutSteps]),
    ];
    const place = `/tags/${index}/x-figure`;
    return inDocument(
      locate,
      findings.map((finding) => ({ ...finding, pointer: place + (finding.pointer ?? '') })),
    );
  });
}

/** Finds mistakes in an `x-figure`; pointers are into it. */
function checkFigure(written: Json, figures: ReadonlyMap<string, string>): Finding[] {
  const known = Object.entries(figure.attributes);
  const names = known.map(([name]) => name);
  const unknown = Object.keys(written).filter((key) => !names.includes(key));
  const missing = known.filter(([name, rule]) => rule.required && !asText(own(written, name)));
  const src = asText(written.src);
  const finding = src && checkFigureName(src, figures, (name) => `src: ${name}`);
  return [
    ...unknown.map((key) => ({
      code: 'figure/unknown-attribute',
      pointer: `/${escapeKey(key)}`,
      found: `an unknown ${key} in x-figure`,
      expected: `only ${names.join(', ')}`,
      fix: suggest(key, names, 'remove it'),
    })),
    ...missing.map(([name]) => ({
      code: 'figure/missing-attribute',
      ...(Object.hasOwn(written, name) && { pointer: `/${name}` }),
      found: `${Object.hasOwn(written, name) ? 'an empty' : 'no'} ${name} in x-figure`,
      expected: `text for ${name}`,
      fix: `write ${name}: …`,
    })),
    ...(finding ? [{ pointer: '/src', ...finding }] : []),
  ];
}
