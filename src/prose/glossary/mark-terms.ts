import type { Link, Nodes, Paragraph, Parents, PhrasingContent, Root, Text } from 'mdast';
import { anchorOfTerm, type GlossaryEntry, readDefinition } from './entry';
import { createTermFinder, type FoundTerm } from './find-terms';

/** The terms of the site, those to mark on a page, and what their marks need from the site. */
export interface TermMarks {
  glossary: readonly GlossaryEntry[];
  /** Returns whether the page marks a term. */
  isMarked(entry: GlossaryEntry): boolean;
  /** The route of the page that shows the glossary; empty for the page itself. */
  glossaryRoute: string;
  /** Returns the route of the page that a link of the text leads to. */
  routeOf(url: string): string | undefined;
  /** Returns the title of the page with a route. */
  titleOf(route: string): string | undefined;
}

/** Nodes whose text is not marked: bold words are names of buttons and the like. Links are treated separately. */
const skipped = new Set(['heading', 'strong', 'definition', 'linkReference', 'footnoteDefinition']);

/**
 * Copies a text and turns the first use of each term into a link to the glossary. The definitions follow
 * at the end, as popovers that the links can open. Headings, header cells, bold words and links
 * are left alone, and so is a term once a link has led to the page that explains it.
 */
export function markTerms(tree: Root, marks: TermMarks): Root {
  const copy = structuredClone(tree);
  const find = createTermFinder(marks.glossary);
  const seen = new Set<GlossaryEntry>();
  const marked: GlossaryEntry[] = [];

  const markIn = (parent: Parents): void => {
    const [first] = parent.children;
    const isTable = parent.type === 'table';
    parent.children = parent.children.flatMap((node: Nodes): Nodes[] => {
      if (node.type === 'text') return markText(node);
      if (node.type === 'link') noteExplained(node);
      else if ('children' in node && !skipped.has(node.type) && !(isTable && node === first)) {
        if (!('name' in node && node.name === 'Glossary')) markIn(node);
      }
      return [node];
    }) as never;
  };

  const noteExplained = ({ url }: Link): void => {
    const route = marks.routeOf(url);
    for (const entry of marks.glossary) if (marks.routeOf(entry.page) === route) seen.add(entry);
  };

  const markText = (node: Text): PhrasingContent[] => {
    const parts: PhrasingContent[] = [];
    let end = 0;
    for (const found of find(node.value)) {
      if (seen.has(found.entry) || !marks.isMarked(found.entry)) continue;
      seen.add(found.entry);
      marked.push(found.entry);
      parts.push(toText(node.value.slice(end, found.start)), toMark(node.value, found, marks));
      end = found.end;
    }
    return end === 0 ? [node] : [...parts, toText(node.value.slice(end))];
  };

  markIn(copy);
  copy.children.push(...marked.map((entry) => toDefinition(entry, marks)));
  return copy;
}

function toText(value: string): Text {
  return { type: 'text', value };
}

function toMark(
  text: string,
  { entry, start, end }: FoundTerm,
  { glossaryRoute }: TermMarks,
): Link {
  const anchor = anchorOfTerm(entry);
  return {
    type: 'link',
    url: `${glossaryRoute}#${anchor}`,
    children: [toText(text.slice(start, end))],
    data: { hProperties: { dataTerm: anchor } },
  };
}

function toDefinition(entry: GlossaryEntry, { titleOf, routeOf }: TermMarks): Paragraph {
  const { term, definition, page } = entry;
  const title = titleOf(routeOf(page) ?? '');
  const more: PhrasingContent[] = title
    ? [toText(' '), { type: 'link', url: page, children: [toText(title)] }]
    : [];
  return {
    type: 'paragraph',
    children: [...readDefinition(definition), ...more],
    data: {
      hName: 'div',
      hProperties: {
        id: `${anchorOfTerm(entry)}-definition`,
        className: ['definition'],
        popover: 'auto',
        role: 'dialog',
        ariaLabel: term,
        tabIndex: -1,
      },
    },
  };
}
