import type { PhrasingContent, Root, Table, TableRow } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { rememberByObject } from '../../text/remember';
import { anchorOfTerm, type GlossaryEntry, readDefinition } from './entry';

/** Returns whether a text shows the glossary. Checks and pages ask it of all guides, several times. */
export const showsGlossary = rememberByObject((tree: Root) => listGlossaries(tree).length > 0);

/** Copies a text with the terms in alphabetical order, each with an anchor, in its `<Glossary />`. */
export function fillGlossary(tree: Root, entries: readonly GlossaryEntry[]): Root {
  if (!showsGlossary(tree)) return tree;
  const copy = structuredClone(tree);
  for (const node of listGlossaries(copy)) node.children = [toTable(entries)];
  return copy;
}

function listGlossaries(tree: Root): MdxJsxFlowElement[] {
  const found: MdxJsxFlowElement[] = [];
  visit(tree, 'mdxJsxFlowElement', (node) => {
    if (node.name === 'Glossary') found.push(node);
  });
  return found;
}

function toTable(entries: readonly GlossaryEntry[]): Table {
  const sorted = entries.toSorted((one, other) => one.term.localeCompare(other.term, 'en'));
  const head = ['Term', 'Meaning'].map((value): PhrasingContent[] => [{ type: 'text', value }]);
  return { type: 'table', children: [toRow(head), ...sorted.map(toTermRow)] };
}

function toTermRow(entry: GlossaryEntry): TableRow {
  const { term, definition, page } = entry;
  const name: PhrasingContent = {
    type: 'link',
    url: page,
    children: [{ type: 'text', value: term }],
  };
  const row = toRow([[name], readDefinition(definition)]);
  return { ...row, data: { hProperties: { id: anchorOfTerm(entry) } } };
}

function toRow(cells: readonly PhrasingContent[][]): TableRow {
  return {
    type: 'tableRow',
    children: cells.map((children) => ({ type: 'tableCell', children })),
  };
}
