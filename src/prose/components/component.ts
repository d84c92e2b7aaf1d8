import type { Element, ElementContent } from 'hast';
import type { Paragraph, PhrasingContent, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { MarkdownContext, RenderContext } from '../model';

/** A component in a tree. */
export type ComponentNode = MdxJsxFlowElement | MdxJsxTextElement;

/** The attributes of a component as the author wrote them; all values are strings. */
export type Attributes = Record<string, string>;

/** What `toHast` gets: the attributes, the rendered children and the context of the page. */
interface RenderInput {
  attributes: Attributes;
  children: ElementContent[];
  context: RenderContext;
  /** A number that is unique on the page, for ids. */
  number: number;
}

/** What `toMarkdown` gets: the attributes, the children without components, and the context of the page. */
interface MarkdownInput {
  attributes: Attributes;
  children: RootContent[];
  context: MarkdownContext;
}

/** A component of the vocabulary that guides and notes are written in. */
export interface ProseComponent {
  name: string;
  /** The allowed attributes. A required one is never blank; `values` lists the allowed values. */
  attributes: Record<string, { required?: boolean; values?: readonly string[] }>;
  /** Whether it is a block or part of a sentence. */
  display: 'block' | 'inline';
  /** The only component that may contain it, and the only one that it may contain. */
  parent?: string;
  childrenOnly?: string;
  /** `links`: its only content is a list whose entries are a link and a text, each a paragraph. */
  content?: 'links';
  /** Returns what distinguishes it from its siblings. */
  keyOf?(attributes: Attributes): string | undefined;
  /** True for a component without content, `<Operation id="…" />`. */
  isEmpty?: true;
  toHast(input: RenderInput): Element;
  /** Converts it to plain Markdown: blocks for a block component, phrasing content for an inline one. */
  toMarkdown(input: MarkdownInput): RootContent[];
}

/** Returns true for a component, even if it is not part of the vocabulary. */
export function isComponentNode(node: { type: string }): node is ComponentNode {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** Reads the attributes with a string value. All attributes of a checked tree have one. */
export function readAttributes({ attributes }: ComponentNode): Attributes {
  return Object.fromEntries(
    attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
        ? [[attribute.name, attribute.value]]
        : [],
    ),
  );
}

/** Creates a bold paragraph, which labels what follows without being a heading of the page. */
export function boldLine(...content: PhrasingContent[]): Paragraph {
  return { type: 'paragraph', children: [{ type: 'strong', children: content }] };
}

/** An address, without the punctuation after it. */
const address = /((?:https?:\/\/|www\.|[^\s(]+@)\S*[^\s.,:;!?)])/i;

/**
 * Converts plain words to Markdown. An address in them is code, because readers of Markdown turn it into a link
 * even after a backslash.
 */
export function toPhrasing(words: string): PhrasingContent[] {
  return words
    .split(address)
    .map((value, index) => ({ type: index % 2 === 1 ? 'inlineCode' : 'text', value }));
}
