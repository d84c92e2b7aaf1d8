import type { Element, ElementContent } from 'hast';
import type { Paragraph, PhrasingContent, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { MarkdownContext, RenderContext } from '../model';

/** A use of a component in a tree. */
export type ComponentNode = MdxJsxFlowElement | MdxJsxTextElement;

/** The attributes of a component as an author wrote them; only strings exist. */
export type Attributes = Record<string, string>;

/** What `toHast` gets: the attributes, the rendered children and the context of the page. */
interface RenderInput {
  attributes: Attributes;
  children: ElementContent[];
  context: RenderContext;
  /** A number that no other component of the page has, for ids. */
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
  /** Allowed attributes; a required one is never blank, `values` limits what may be written. */
  attributes: Record<string, { required?: boolean; values?: readonly string[] }>;
  /** Whether it is a block of its own or a part of a sentence. */
  display: 'block' | 'inline';
  /** The only component that may contain it, and the only one that it may contain. */
  parent?: string;
  childrenOnly?: string;
  /** What distinguishes it from its siblings. */
  keyOf?(attributes: Attributes): string | undefined;
  /** True for one without content, `<Operation id="…" />`. */
  isEmpty?: true;
  toHast(input: RenderInput): Element;
  /** Its form in plain Markdown: blocks for a block component, parts of a sentence for an inline one. */
  toMarkdown(input: MarkdownInput): RootContent[];
}

/** True for a use of a component, of the vocabulary or not. */
export function isComponentNode(node: { type: string }): node is ComponentNode {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** The attributes of a component in a tree whose value is a text, as that of every checked one is. */
export function readAttributes({ attributes }: ComponentNode): Attributes {
  return Object.fromEntries(
    attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
        ? [[attribute.name, attribute.value]]
        : [],
    ),
  );
}

/** A paragraph in bold type, which labels what follows without being a heading of the page. */
export function boldLine(content: PhrasingContent): Paragraph {
  return { type: 'paragraph', children: [{ type: 'strong', children: [content] }] };
}
