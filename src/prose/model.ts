import type { Root } from 'mdast';

/** A heading of level 2 or 3 for the table of contents; `text` is plain, `id` the anchor. */
export interface Heading {
  level: 2 | 3;
  id: string;
  text: string;
}

/** A mistake in a written text. Lines and columns are one-based and count from the file's start. */
export interface ProseProblem {
  line: number;
  column: number;
  found: string;
  expected: string;
  repair: string;
}

/** A link of a text, as written, with its place. */
export interface ProseLink {
  url: string;
  text: string;
  line: number;
  column: number;
}

/** A use of `<Operation id="…" />`, with its place. */
export interface OperationMention {
  id: string;
  line: number;
  column: number;
}

/** A use of `<Figure src="…" />`, with its place. */
export interface FigureUse {
  src: string;
  line: number;
  column: number;
}

/** An image of a text, as written, with its place. */
export interface ProseImage {
  url: string;
  line: number;
  column: number;
}

/** A parsed text and what was read off its tree. */
export interface Prose {
  tree: Root;
  headings: Heading[];
  /** Every id that a link can lead to: the headings of all levels. */
  anchors: string[];
  links: ProseLink[];
  mentions: OperationMention[];
  figures: FigureUse[];
  images: ProseImage[];
  problems: ProseProblem[];
}

/** What the HTML of an inline operation needs to know of it. */
export interface OperationLink {
  title: string;
  route: string;
  method: string;
}

/** What a text cannot know by itself and asks of the site. */
export interface RenderContext {
  /** The address of a link as the browser needs it, prefix included. */
  href(url: string): string;
  /** The operation of an id; undefined never occurs once the text is checked. */
  operation(id: string): OperationLink | undefined;
  /** The SVG text of a figure; undefined for one that does not exist, as most narrow ones. */
  figure(name: string): string | undefined;
}
