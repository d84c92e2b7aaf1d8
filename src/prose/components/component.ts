import type { Element, ElementContent } from 'hast';
import type { RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { RenderContext } from '../model';

/** What the Markdown of a text asks of the site; `href` gives the address to write for a link. */
export type MarkdownContext = Pick<RenderContext, 'href' | 'operation'>;

/** The attributes of a component as an author wrote them; only strings exist. */
export type Attributes = Record<string, string>;

/** What `toHast` gets: the attributes, the rendered children and helpers of the page. */
export interface RenderInput {
  attributes: Attributes;
  children: ElementContent[];
  context: RenderContext;
  /** A number that no other component of the page has, for ids. */
  number: number;
}

/** What `toMarkdown` gets: the attributes, the children without components, and helpers of the page. */
export interface MarkdownInput {
  attributes: Attributes;
  children: RootContent[];
  context: MarkdownContext;
}

/** A component of the vocabulary that guides and notes are written in. */
export interface ProseComponent {
  name: string;
  /** Allowed attributes; a required one is never blank, `values` limits what may be written. */
  attributes: Record<string, { required?: boolean; values?: readonly string[] }>;
  /** Where it may stand. */
  place: 'block' | 'inline';
  /** The only component it may stand in, and the only ones that may stand in it. */
  parent?: string;
  childrenOnly?: string;
  /** What tells it apart from those beside it. */
  keyOf?(attributes: Attributes): string | undefined;
  /** True for one without content, `<Operation id="…" />`. */
  isEmpty?: true;
  toHast(input: RenderInput): Element;
  /** Its form in plain Markdown: blocks for a block component, parts of a sentence for an inline one. */
  toMarkdown(input: MarkdownInput): RootContent[];
}

/** The attributes of a component in a tree. Gives those with a text as their value, which are all of a checked one. */
export function readAttributes({ attributes }: MdxJsxFlowElement | MdxJsxTextElement): Attributes {
  return Object.fromEntries(
    attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
        ? [[attribute.name, attribute.value]]
        : [],
    ),
  );
}
