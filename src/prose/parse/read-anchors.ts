import type { Root } from 'mdast';
import { mdxExpression } from 'micromark-extension-mdx-expression';
import type { Processor } from 'unified';
import { visit } from 'unist-util-visit';

declare module 'mdast' {
  interface HeadingData {
    /** The anchor that its author gave it. */
    anchor?: string;
  }
}

/** Moves the anchor at the end of each heading, an expression to the parser, to its `data`. */
function takeAnchors(tree: Root): undefined {
  visit(tree, 'heading', (heading) => {
    const last = heading.children.at(-1);
    if (last?.type !== 'mdxTextExpression' || !last.value.startsWith('#')) return;
    heading.children.pop();
    const words = heading.children.at(-1);
    if (words?.type === 'text') words.value = words.value.trimEnd();
    heading.data = { ...heading.data, anchor: last.value.slice(1) };
  });
}

/**
 * Lets a parser of MDX, also Gatsby's, read the anchors of headings: `## Title {#id}`. It then takes whatever is in
 * braces for an expression, JavaScript or not.
 */
export function readAnchors(this: Processor): void {
  const data = this.data();
  const { micromarkExtensions = [], fromMarkdownExtensions = [] } = data;
  data.micromarkExtensions = [...micromarkExtensions, mdxExpression()];
  data.fromMarkdownExtensions = [...fromMarkdownExtensions, { transforms: [takeAnchors] }];
}
