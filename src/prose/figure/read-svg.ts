import type { Element, ElementContent, Properties } from 'hast';
import { raw } from 'hast-util-raw';
import { visit } from 'unist-util-visit';
import { type Finding, resolveOffsets } from '../../problems/problem';

/** The root of a figure that is safe to show, or what is wrong with its text. */
export interface ReadSvg {
  root?: Element;
  problems: Finding[];
}

/** The elements of a figure: shapes and text, but nothing that runs code, loads or embeds. */
const allowedElements =
  `svg g defs symbol use path rect circle ellipse line polyline polygon text tspan
  marker clipPath mask pattern linearGradient radialGradient stop`.split(/\s+/);

/** Reads the SVG text of a figure. The root is missing if the text could harm readers, or is no drawing. */
export function readSvg(text: string): ReadSvg {
  const [root, ...others] = parseElements(text);
  const findings =
    root?.tagName === 'svg' && others.length === 0
      ? checkSvg(root, text)
      : [describeOther([root, ...others].find((each) => each?.tagName !== 'svg') ?? root, text)];
  if (!root || findings.length > 0) return { problems: resolveOffsets(findings, text) };
  return { root, problems: [] };
}

function parseElements(text: string): Element[] {
  const tree = raw({ type: 'root', children: [{ type: 'raw', value: text }] });
  const nodes = tree.type === 'root' ? tree.children : [tree as ElementContent];
  return nodes.filter((node) => node.type === 'element');
}

/** HTML has no element such as `<b>` inside of `<svg>`: it ends the drawing. */
function describeOther(other: Element | undefined, text: string): Finding {
  return {
    code: 'figure/not-svg',
    offset: other && findFirst(`<${other.tagName}`, text),
    found: describeRoot(other),
    expected: 'a single <svg> element with the drawing',
    fix: 'save it as plain SVG',
  };
}

function describeRoot(other: Element | undefined): string {
  if (!other) return 'text without an <svg>';
  return other.tagName === 'svg'
    ? 'a second <svg>'
    : `<${other.tagName}>, which is no part of a drawing`;
}

/** Finds what a figure must not contain, each kind once: drawing programs repeat the same mistake many times. */
function checkSvg(root: Element, text: string): Finding[] {
  const findings = isSized(root.properties) ? [] : [withoutSize];
  visit(root, 'element', ({ tagName, properties }) => {
    if (!allowedElements.includes(tagName)) {
      findings.push(describeElement(tagName, text));
      return;
    }
    for (const [name, value] of Object.entries(properties)) {
      if (/^on/i.test(name)) findings.push(describeHandler(name.toLowerCase(), text));
      else if (isForeign(name, String(value))) findings.push(describeForeign(String(value), text));
    }
  });
  return [...new Map(findings.map((finding) => [finding.found, finding])).values()];
}

/** A drawing scales with its viewBox; one in percentages fills its place. Any other is cut off on small screens. */
function isSized({ viewBox, width }: Properties): boolean {
  return viewBox !== undefined || width === '100%';
}

const withoutSize: Finding = {
  code: 'figure/without-size',
  found: '<svg> without a viewBox',
  expected:
    '<svg viewBox="0 0 720 400"> around the drawing, or <svg width="100%" height="120"> around one with percentages',
  fix: 'add a viewBox with the size of the drawing',
};

/** Whether an attribute leads out of the figure, or could in a way that is hard to see: with escapes. */
function isForeign(name: string, value: string): boolean {
  if (/^xmlns/i.test(name)) return false;
  if (/href$/i.test(name)) return !value.startsWith('#');
  return /(?:url|src|image|image-set)\(|\/\/|\\/i.test(value.replaceAll('url(#', ''));
}

function describeElement(name: string, text: string): Finding {
  return {
    code: 'figure/forbidden-element',
    offset: findFirst(`<${name}`, text),
    found: `<${name}> in a figure`,
    expected: `only ${allowedElements.join(', ')}`,
    fix: 'remove it, or draw it with shapes and text',
  };
}

function describeHandler(name: string, text: string): Finding {
  return {
    code: 'figure/script',
    offset: findFirst(name, text),
    found: `the attribute ${name} in a figure`,
    expected: 'a drawing without scripts',
    fix: 'remove it',
  };
}

function describeForeign(value: string, text: string): Finding {
  return {
    code: 'figure/outer-reference',
    offset: findFirst(value, text),
    found: `an address outside the figure: ${value}`,
    expected: 'references to elements of the figure itself, #id or url(#id)',
    fix: 'draw it in the figure, or remove it',
  };
}

function findFirst(part: string, text: string): number {
  return Math.max(0, text.toLowerCase().indexOf(part.toLowerCase()));
}
