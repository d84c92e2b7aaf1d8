import type { Heading, Root } from 'mdast';
import { toString as toPlainText } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { ProseProblem } from '../model';
import { placeOf } from '../parse/place-of';
import type { Finding } from './check-tree';

/** Finds headings that would tear the outline of a page: of level 1, empty, or a level too deep. */
export function checkHeadings(tree: Root): ProseProblem[] {
  const problems: ProseProblem[] = [];
  // A note stands below a heading of level 2, so a text may begin with level 3.
  let above = 2;
  visit(tree, 'heading', (heading: Heading) => {
    const finding = checkHeading(heading, above);
    if (finding) problems.push({ ...placeOf(heading), ...finding });
    above = Math.max(heading.depth, 2);
  });
  return problems;
}

function checkHeading(heading: Heading, above: number): Finding | undefined {
  if (heading.depth === 1) {
    return {
      found: 'a heading of level 1',
      expected: 'headings from level 2 on: the title of the page is its only level 1',
      repair: 'write ## instead of #, or put the text into `title` in the frontmatter',
    };
  }
  if (toPlainText(heading).trim() === '') {
    return {
      found: 'a heading without words',
      expected: 'words, which also name its anchor and its place in the table of contents',
      repair: 'write them behind the #, or remove the heading',
    };
  }
  if (heading.depth <= above + 1) return undefined;
  return {
    found: `a heading of level ${heading.depth} below one of level ${above}`,
    expected: 'no level left out, so that the outline of the page can be followed',
    repair: `write ${'#'.repeat(above + 1)}`,
  };
}
