import type { GraphQLArgument, GraphQLField, GraphQLInputField, GraphQLSchema } from 'graphql';

type Described = { description?: string | null | undefined };
type Fields = Record<string, GraphQLField<unknown, unknown> | GraphQLInputField>;

/** What Gatsby adds to types of content, by the name of the field or argument. */
const words: Record<string, string> = {
  id: 'Identifies the node for Gatsby.',
  parent: 'The node that this one was made from; empty for content.',
  children: 'The nodes that were made from this one; none for content.',
  internal: 'What Gatsby notes about the node: its type, and a digest of its fields.',
  content: 'Text of the node; only files have it.',
  contentDigest: 'Digest of the fields, by which Gatsby sees a change.',
  contentFilePath: 'Path of the file whose text the node contains; only files have it.',
  description: 'Description of the node for developers.',
  fieldOwners: 'Plugins that added fields to the node.',
  ignoreType: 'True when Gatsby infers no fields from the node.',
  mediaType: 'Media type of the text.',
  owner: 'Plugin that created the node.',
  type: 'Name of the type of the node.',
  filter: 'Conditions that nodes must meet; those of several fields must all be met.',
  sort: 'Fields to sort by, most important first.',
  skip: 'Number of nodes to leave out at the start.',
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
const typeWords: Record<string, string> = {
  Internal: 'What Gatsby notes about a node.',
  PageInfo: 'Where some nodes are among all that meet the conditions of a query.',
  SortOrderEnum: 'Direction of sorting.',
  FieldSelectorEnum: 'Marks the field of a group.',
};

/** What Gatsby's types for queries are, by the end of their names; `T` stands for the type of node. */
const derived: Record<string, string> = {
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
const endOfName = new RegExp(`^(.+?)(${Object.keys(derived).join('|')})$`);

/**
 * Describes what Gatsby adds to a schema, in place: inherited fields, arguments, and the types of
 * filters, sorting and lists, whose fields mean what those of the node mean.
 */
export function describeSchema(schema: GraphQLSchema): void {
  const types = schema.getTypeMap();
  for (const type of Object.values(types).filter(({ name }) => !name.startsWith('__'))) {
    const [, base = type.name, end = ''] = endOfName.exec(type.name) ?? [];
    describe(type, end ? derived[end]?.replace('T', base) : typeWords[type.name]);
    const described = fieldsOf(end ? types[base] : undefined);
    for (const [name, field] of Object.entries(fieldsOf(type))) {
      describe(field, described[name]?.description ?? words[name]);
      if ('args' in field) describeArguments(field.args, fieldsOf(types[nameOf(field)]));
    }
    if ('getValues' in type)
      for (const value of type.getValues()) describe(value, words[value.name]);
  }
  for (const [name, field] of Object.entries(fieldsOf(schema.getQueryType()))) {
    const type = types[nameOf(field).replace(/Connection$/, '')];
    const what = name.startsWith('all')
      ? 'All that meet the conditions'
      : 'The first that meets them';
    describe(field, `${what}: ${type?.description ?? `nodes of the type ${type?.name}`}`);
  }
}

/** The arguments of a field of the root are the fields of its type, or Gatsby's own. */
function describeArguments(args: readonly GraphQLArgument[], fields: Fields): void {
  for (const argument of args) {
    describe(argument, fields[argument.name]?.description ?? words[argument.name]);
  }
}

function describe(part: Described, text: string | null | undefined): void {
  if (!part.description && text) part.description = text;
}

function fieldsOf(type: unknown): Fields {
  const hasFields = typeof type === 'object' && type !== null && 'getFields' in type;
  return hasFields ? (type as { getFields(): Fields }).getFields() : {};
}

function nameOf({ type }: Fields[string]): string {
  return String(type).replace(/[[\]!]/g, '');
}
