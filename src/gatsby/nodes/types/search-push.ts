/** The type of the root field `searchPush`. */
export const searchPushDefinition = `
"""What the next push to hosted search would send, compared with the index as it is now."""
type SearchPush @dontInfer {
  "Number of records that would be in the index."
  recordCount: Int!
  "Size of these records in bytes, without settings and synonyms."
  size: Int!
  "Name of the index; empty when the environment names none."
  index: String
  "True when the index could be read. The fields below are empty otherwise."
  isCompared: Boolean!
  "Why the index was not read."
  reason: String
  "Number of records that the index contains now, from earlier pushes."
  indexed: Int
  "Records that the index does not contain."
  added: [SearchRecord!] @link(by: "objectID")
  "Records that differ from those in the index."
  changed: [SearchRecord!] @link(by: "objectID")
  "objectIDs in the index that no longer have a record."
  removed: [String!]
  "Names of the settings of the index that differ."
  settings: [String!]
  "Terms whose groups of synonyms differ."
  synonyms: [String!]
}
`;
