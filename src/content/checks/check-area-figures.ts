import { asList, asObject, type Json, own } from '../../openapi/document/document';
import { escapeKey } from '../../openapi/document/pointer';
import { type Finding, inDocument, type Problem } from '../../problems/problem';
import { figure } from '../../prose/components/figure';
import { nearest } from '../../text/nearest';
import type { VersionContent } from '../model';
import { checkFigureName } from './check-figures';

const withoutSteps: Finding = {
  code: 'figure/without-life-cycle',
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
  const missing = known.filter(([name, rule]) => rule.required && !isText(own(written, name)));
  const { src } = written;
  const finding = isText(src) && checkFigureName(src, figures, (name) => `src: ${name}`);
  return [
    ...unknown.map((key) => {
      const suggestion = nearest(key, names);
      return {
        code: 'figure/unknown-attribute',
        pointer: `/${escapeKey(key)}`,
        found: `an unknown ${key} in x-figure`,
        expected: `only ${names.join(', ')}`,
        fix: suggestion ? `did you mean ${suggestion}?` : 'remove it',
      };
    }),
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

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
