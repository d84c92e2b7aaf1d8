import { slug } from 'github-slugger';
import type { Heading, Root } from 'mdast';
import { toString as toPlainText } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Finding } from '../../problems/problem';
import { positionOf } from '../position';

/** Finds headings that would break the outline of a page: level 1, empty, or a skipped level. */
export function checkHeadings(tree: Root): Finding[] {
  const headings: Heading[] = [];
  visit(tree, 'heading', (heading: Heading) => {
    headings.push(heading);
  });
  return headings.flatMap((heading, index) => {
    // A note follows a heading of level 2, so a text may start with level 3.
    const above = Math.max(headings[index - 1]?.depth ?? 2, 2);
    const finding = checkHeading(heading, above);
    return finding ? [{ ...positionOf(heading), ...finding }] : [];
  });
}

function checkHeading(heading: Heading, above: number): Finding | undefined {
  if (heading.depth === 1) {
    return {
      code: 'heading/level-1',
      found: 'a heading of level 1',
      expected: 'headings of level 2 or deeper, because the title of the page is its only level 1',
      fix: 'write ## instead of #, or move the text to `title` in the frontmatter',
    };
  }
  if (toPlainText(heading).trim() === '') {
    return {
      code: 'heading/without-words',
      found: 'a heading without text',
      expected: 'text, which is also used for its anchor and in the table of contents',
      fix: 'add the text after the #, or remove the heading',
    };
  }
  if (heading.depth <= above + 1) return undefined;
  return {
    code: 'heading/skipped-level',
    found: `a heading of level ${heading.depth} below one of level ${above}`,
    expected: 'headings that do not skip a level of the outline',
    fix: `write ${'#'.repeat(above + 1)}`,
  };
}

/** Finds headings whose anchor got a number because an earlier one has it already. Needs the anchors of `readOutline`. */
export function checkAnchors(tree: Root): Finding[] {
  const lines = new Map<string, number>();
  const findings: Finding[] = [];
  visit(tree, 'heading', (heading: Heading) => {
    const text = toPlainText(heading);
    const anchor = slug(text);
    const { line, column } = positionOf(heading);
    const first = lines.get(anchor);
    if (first === undefined) lines.set(anchor, line);
    else if (anchor !== '')
      findings.push({ line, column, ...describeRepeated(text, first, heading) });
  });
  return findings;
}

function describeRepeated(text: string, first: number, { data }: Heading): Finding {
  return {
    code: 'heading/repeated',
    found: `the heading "${text}" again, as on line ${first}, so its anchor is #${data?.id}`,
    expected:
      'headings that differ, because a link to an anchor with a number breaks when one is added',
    fix: 'say in the heading what sets this section apart',
  };
}
