import { slug } from 'github-slugger';
import type { PhrasingContent } from 'mdast';
import { parseMarkdown } from '../parse/parse-markdown';

/** A term of the docs, its definition, and the page that explains it. */
export interface GlossaryEntry {
  term: string;
  /** How texts write it besides the term itself: its plural, an abbreviation. */
  forms: string[];
  /** One or two sentences of Markdown. */
  definition: string;
  /** The route of the page that explains it, with or without an anchor. */
  page: string;
  /** Whether guides mark its first use. */
  isMarked: boolean;
  /** The guides in which its words mean something else, as paths below `guides/`. */
  except: string[];
}

/** Returns the anchor of a term in the glossary. */
export function anchorOfTerm({ term }: Pick<GlossaryEntry, 'term'>): string {
  return `glossary-${slug(term)}`;
}

/** Parses a definition, which is one paragraph. */
export function readDefinition(definition: string): PhrasingContent[] {
  const [paragraph] = parseMarkdown(definition).children;
  return paragraph?.type === 'paragraph'
    ? paragraph.children
    : [{ type: 'text', value: definition }];
}
