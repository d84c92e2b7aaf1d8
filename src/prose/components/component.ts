import type { Element, ElementContent } from 'hast';
import type { RenderContext } from '../model';

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

/** A component of the vocabulary that guides and notes are written in. */
export interface ProseComponent {
  name: string;
  /** Allowed attributes; `values` limits what may be written. */
  attributes: Record<string, { required?: boolean; values?: readonly string[] }>;
  /** Where it may stand. */
  place: 'block' | 'inline';
  /** The only component it may stand in, and the only ones that may stand in it. */
  parent?: string;
  childrenOnly?: string;
  toHast(input: RenderInput): Element;
}
