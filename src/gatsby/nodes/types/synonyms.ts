import type { SiteNodeKind } from '../plain-node';

const definition = `
"""A group of words and phrases that mean the same to a reader who searches, from synonyms.yaml."""
type Synonyms implements Node @dontInfer {
  "The term that the docs use: the first of the group."
  term: String!
  "What readers may type instead."
  others: [String!]!
}
`;

/** Groups of synonyms. */
export const synonymsKind: SiteNodeKind = {
  type: 'Synonyms',
  definition,
  createNodes: ({ content }) =>
    content.synonyms.map(([term = '', ...others]) => ({
      key: term,
      fields: { term, others },
    })),
};
