import type { Root } from 'mdast';
import type { Position } from '../problems/place';
import type { Finding } from '../problems/problem';

/** A heading of level 2 or 3 for the table of contents; `text` is plain, `id` the anchor. */
export interface Heading {
  level: 2 | 3;
  id: string;
  text: string;
  /** What readers ask that its section answers. */
  questions?: string[];
}

/** A link of a text, as written, and its position. */
export interface ProseLink extends Position {
  url: string;
  text: string;
}

/** An `<Operation id="…" />` and its position. */
export interface OperationMention extends Position {
  id: string;
}

/** A question that a section answers, and its position. */
export interface SectionQuestion extends Position {
  text: string;
}

/** A `<Figure />` or `<Screenshot />` and its position. */
export interface PictureUse extends Position {
  src: string;
  alt: string;
  caption?: string;
}

/** An image of a text, as written, and its position. */
export interface ProseImage extends Position {
  url: string;
}

/** A parsed text and what was extracted from its tree. */
export interface Prose {
  tree: Root;
  headings: Heading[];
  /** Every id that a link can target: the headings of all levels. */
  anchors: string[];
  /** The questions that its sections answer, in order. */
  answers: SectionQuestion[];
  links: ProseLink[];
  mentions: OperationMention[];
  figures: PictureUse[];
  screenshots: PictureUse[];
  images: ProseImage[];
  problems: Finding[];
}

/** What the mention of an operation in a text shows: a link to its page. */
export interface MentionedOperation {
  title: string;
  route: string;
  /** Missing for an operation that was removed: its title is then its id. */
  method?: string;
}

/** The address of a screenshot, and its size in pixels of the file. */
export interface ShownScreenshot {
  address: string;
  width: number;
  height: number;
}

/** What rendering a text requires from the site. */
export interface RenderContext {
  /** Returns the address of a link in the browser, including the prefix. */
  href(url: string): string;
  /** Returns the operation with an id; never undefined for a checked text. */
  operation(id: string): MentionedOperation | undefined;
  /** Returns the SVG text of a figure; undefined if it does not exist, like most narrow variants. */
  figure(name: string): string | undefined;
  /** Returns a screenshot; undefined if it does not exist, like most variants for the dark mode. */
  screenshot(name: string): ShownScreenshot | undefined;
}

/** What rendering a text to Markdown requires from the site; `href` returns the address to write for a link. */
export type MarkdownContext = Pick<RenderContext, 'href' | 'operation' | 'screenshot'>;
