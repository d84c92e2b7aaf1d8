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

/** Finds headings whose anchor another one has, or that no link could name. Needs the anchors of `readOutline`. */
export function checkAnchors(tree: Root): Finding[] {
  const seen = new Map<string, Heading>();
  const findings: Finding[] = [];
  visit(tree, 'heading', (heading: Heading) => {
    const own = heading.data?.anchor;
    const anchor = own ?? slug(toPlainText(heading));
    const first = seen.get(anchor);
    if (!first) seen.set(anchor, heading);
    const finding =
      anchor === '' || slug(anchor) !== anchor
        ? describeUnnamed(heading)
        : first && describeRepeated(heading, first);
    if (finding) findings.push({ ...positionOf(heading), ...finding });
  });
  return findings;
}

/** A heading without any text is described by `checkHeadings`. */
function describeUnnamed(heading: Heading): Finding | undefined {
  const own = heading.data?.anchor;
  const text = toPlainText(heading);
  if (own !== undefined) {
    return {
      code: 'heading/anchor-form',
      found: `the anchor {#${own}}`,
      expected: 'an anchor of lower-case letters, digits, - and _',
      fix: `write {#${slug(own) || slug(text) || 'words'}}`,
    };
  }
  if (text.trim() === '') return undefined;
  return {
    code: 'heading/without-letters',
    found: `the heading "${text}", which has no letters that could be its anchor`,
    expected: 'a heading with words, or with an anchor of its own',
    fix: `add words, or an anchor: ${text} {#words}`,
  };
}

function describeRepeated(heading: Heading, first: Heading): Finding {
  const { line } = positionOf(first);
  const { anchor, id } = heading.data ?? {};
  if (anchor !== undefined || first.data?.anchor !== undefined) {
    return {
      code: 'heading/repeated-anchor',
      found: `the anchor #${anchor ?? slug(toPlainText(heading))} again, which the heading on line ${line} has`,
      expected: 'a different anchor for each heading of a page',
      fix: 'change the anchor in braces',
    };
  }
  return {
    code: 'heading/repeated',
    found: `the heading "${toPlainText(heading)}" again, as on line ${line}, so its anchor is #${id}`,
    expected:
      'headings that differ, because a link to an anchor with a number breaks when one is added',
    fix: 'say in the heading what sets this section apart, or give it an anchor: {#words}',
  };
}
