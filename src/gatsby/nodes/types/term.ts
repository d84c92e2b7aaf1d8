import { listTermUses } from '../../../page-models/term-uses';
import { anchorOfTerm } from '../../../prose/glossary/entry';
import { showsGlossary } from '../../../prose/glossary/fill-glossary';
import type { NodeKind } from '../plain-node';

const definition = `
"""A term of the glossary, from glossary.yaml."""
type Term implements Node @dontInfer {
  "Docs version that the term belongs to."
  version: String!
  "The term in the singular."
  term: String!
  "How texts write it besides the term itself."
  forms: [String!]!
  "What it means; HTML."
  definition: String!
  "Root-relative route of the glossary, with the anchor of the term; empty if no guide shows the glossary."
  route: String
  "The page that explains it."
  explainedOn: Page @link(by: "route")
  "True when guides mark its first use."
  isMarked: Boolean!
  "Guides that use it in any form."
  usedIn: [Guide!]! @link(by: "route")
  "Number of guides that use it."
  useCount: Int!
}
`;

/** The terms of the glossary. */
export const termKind: NodeKind = {
  type: 'Term',
  definition,
  createNodes: ({ authored, version }, { printer, keyOf }) => {
    const shown = authored.guides.find(({ prose }) => showsGlossary(prose.tree));
    return [...listTermUses(authored)].map(([entry, guides]) => ({
      key: keyOf(entry.term),
      fields: {
        version,
        term: entry.term,
        forms: entry.forms,
        isMarked: entry.isMarked,
        definition: printer.printDescription(entry.definition),
        route: shown && `${shown.route}#${anchorOfTerm(entry)}`,
        explainedOn: entry.page.replace(/#.*/, ''),
        usedIn: guides.map(({ route }) => route),
        useCount: guides.length,
      },
    }));
  },
};
