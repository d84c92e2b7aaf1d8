/** The fields that every type of node inherits. */
export const nodeWords: Readonly<Record<string, string>> = {
  id: 'Identifies the node for Gatsby.',
  parent: 'The node that this one was made from; empty for content.',
  children: 'The nodes that were made from this one; none for content.',
  internal: 'What Gatsby notes about the node: its type, and a digest of its fields.',
};

/** The fields of `Internal`. */
export const internalWords: Readonly<Record<string, string>> = {
  content: 'Text of the node; only files have it.',
  contentDigest: 'Digest of the fields, by which Gatsby sees a change.',
  contentFilePath: 'Path of the file whose text the node contains; only files have it.',
  description: 'Description of the node for developers.',
  fieldOwners: 'Plugins that added fields to the node.',
  ignoreType: 'True when Gatsby infers no fields from the node.',
  mediaType: 'Media type of the text.',
  owner: 'Plugin that created the node.',
  type: 'Name of the type of the node.',
};

/** The arguments of queries, and the fields of Gatsby's own types for conditions, sorting and lists. */
export const queryWords: Readonly<Record<string, string>> = {
  filter: 'Conditions that nodes must meet; those of several fields must all be met.',
  sort: 'Fields to sort by, most important first.',
  skip: 'Number of nodes to skip.',
  limit: 'Highest number of nodes to return.',
  totalCount: 'Number of nodes that meet the conditions, without skip and limit.',
  edges: 'The nodes, each with the one before it and the one after it.',
  nodes: 'The nodes, in order.',
  node: 'The node.',
  next: 'The node after this one.',
  previous: 'The node before this one.',
  pageInfo: 'Where these nodes are among all that meet the conditions.',
  distinct: 'The different values of a field.',
  max: 'The highest value of a field.',
  min: 'The lowest value of a field.',
  sum: 'The sum of the values of a field.',
  group: 'The nodes, one group for each value of a field.',
  field: 'The field, marked with SELECT.',
  fieldValue: 'The value that the nodes of the group share.',
  currentPage: 'Number of this part of the nodes, from 1.',
  hasNextPage: 'True when more nodes follow.',
  hasPreviousPage: 'True when nodes were skipped.',
  itemCount: 'Number of nodes in this part.',
  pageCount: 'Number of parts with the same limit.',
  perPage: 'The limit; empty without one.',
  formatString: 'Format of the date: DD MMMM YYYY.',
  fromNow: 'True for words such as 3 days ago.',
  difference: 'Unit in which to count the time since the date: days.',
  locale: 'Language of the names of months and days: en.',
  eq: 'Equal to this value.',
  ne: 'Different from this value.',
  gt: 'Greater than this value; a later date.',
  gte: 'This value or greater; this date or later.',
  lt: 'Less than this value; an earlier date.',
  lte: 'This value or less; this date or earlier.',
  in: 'One of these values.',
  nin: 'None of these values.',
  regex: 'Matches this regular expression: /create/i.',
  glob: 'Matches this pattern: /docs/api/*.',
  elemMatch: 'At least one entry of the list meets these conditions.',
  ASC: 'Lowest first.',
  DESC: 'Highest first.',
  SELECT: 'Chooses this field.',
};

/** The types that Gatsby adds to every schema. */
export const typeWords: Readonly<Record<string, string>> = {
  Internal: 'What Gatsby notes about a node.',
  PageInfo: 'Where some nodes are among all that meet the conditions of a query.',
  SortOrderEnum: 'Direction of sorting.',
  FieldSelectorEnum: 'Marks the field of a group.',
};

/** The types that Gatsby derives from a type `T`, by the end of their names. */
export const derivedWords: Readonly<Record<string, string>> = {
  FilterInput: 'Conditions on the fields of T.',
  FilterListInput: 'Conditions on a list of T.',
  SortInput: 'Fields of T to sort by.',
  FieldSelector: 'Chooses a field of T.',
  Connection: 'Nodes of the type T.',
  GroupConnection: 'Nodes of the type T that share a value.',
  Edge: 'A node of the type T, and its neighbours.',
  QueryOperatorInput: 'Conditions on a value of the type T.',
  QueryOperatorListInput: 'Conditions on a list of values of the type T.',
};
