import type { Root } from 'mdast';
import type { LocatedFinding, Position } from './position';

/** A heading of level 2 or 3 for the table of contents; `text` is plain, `id` the anchor. */
export interface Heading {
  level: 2 | 3;
  id: string;
  text: string;
}

/** A link of a text, as written, and where it is. */
export interface ProseLink extends Position {
  url: string;
  text: string;
}

/** A use of `<Operation id="…" />`, and where it is. */
export interface OperationMention extends Position {
  id: string;
}

/** A use of `<Figure src="…" />`, and where it is. */
export interface FigureUse extends Position {
  src: string;
}

/** An image of a text, as written, and where it is. */
export interface ProseImage extends Position {
  url: string;
}

/** A parsed text and what was read from its tree. */
export interface Prose {
  tree: Root;
  headings: Heading[];
  /** Every id that a link can lead to: the headings of all levels. */
  anchors: string[];
  links: ProseLink[];
  mentions: OperationMention[];
  figures: FigureUse[];
  images: ProseImage[];
  problems: LocatedFinding[];
}

/** What the HTML of an inline operation needs to know about it. */
interface OperationLink {
  title: string;
  route: string;
  method: string;
}

/** What a text cannot know by itself and asks the site for. */
export interface RenderContext {
  /** The address of a link as the browser needs it, prefix included. */
  href(url: string): string;
  /** The operation with an id; never undefined once the text is checked. */
  operation(id: string): OperationLink | undefined;
  /** The SVG text of a figure; undefined for one that does not exist, as most narrow ones don't. */
  figure(name: string): string | undefined;
}

/** What the Markdown of a text asks the site for; `href` returns the address to write for a link. */
export type MarkdownContext = Pick<RenderContext, 'href' | 'operation'>;
