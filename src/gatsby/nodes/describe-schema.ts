import type {
  GraphQLArgument,
  GraphQLField,
  GraphQLInputField,
  GraphQLNamedType,
  GraphQLSchema,
} from 'graphql';
import { derivedWords, internalWords, nodeWords, queryWords, typeWords } from './schema-words';

type Described = { description?: string | null | undefined };
type Fields = Record<string, GraphQLField<unknown, unknown> | GraphQLInputField>;

const derivedName = new RegExp(`^(.+?)(${Object.keys(derivedWords).join('|')})$`);

/**
 * Describes what Gatsby adds to a schema, in place: inherited fields, arguments, and the types of
 * filters, sorting and lists, whose fields mean what those of the node mean.
 */
export function describeSchema(schema: GraphQLSchema): void {
  const types = schema.getTypeMap();
  const query = schema.getQueryType();
  const all = Object.values(types).filter((type) => type !== query && !type.name.startsWith('__'));
  const isDerived = (type: GraphQLNamedType) => derivedName.test(type.name);
  for (const type of all.filter((each) => !isDerived(each))) describeType(type);
  for (const type of all.filter(isDerived)) describeDerived(type, types);
  for (const [name, field] of Object.entries(fieldsOf(query))) {
    const type = types[nameOf(field).replace(/Connection$/, '')];
    const which = name.startsWith('all')
      ? 'All that meet the conditions'
      : 'The first that meets them';
    describe(field, `${which}: ${type?.description ?? `nodes of the type ${type?.name}`}`);
    if ('args' in field) describeArguments(field.args, fieldsOf(type));
  }
}

/** Describes what the type of a node inherits, and the types that are the same in every schema. */
function describeType(type: GraphQLNamedType): void {
  describe(type, typeWords[type.name]);
  const ofGatsby = type.name in typeWords ? { ...queryWords, ...internalWords } : nodeWords;
  for (const [name, field] of Object.entries(fieldsOf(type))) {
    describe(field, ofGatsby[name]);
    if ('args' in field) describeArguments(field.args);
  }
  if ('getValues' in type) {
    for (const value of type.getValues()) describe(value, ofGatsby[value.name]);
  }
}

/** Describes a type for filters, sorting or lists like the type that it is derived from. */
function describeDerived(type: GraphQLNamedType, types: Record<string, GraphQLNamedType>): void {
  const [, base = '', end = ''] = derivedName.exec(type.name) ?? [];
  describe(type, derivedWords[end]?.replace('T', base));
  const described = fieldsOf(types[base]);
  for (const [name, field] of Object.entries(fieldsOf(type))) {
    describe(field, described[name]?.description ?? queryWords[name]);
    if ('args' in field) describeArguments(field.args);
  }
}

/** An argument is named like a field of the type, or is Gatsby's own. */
function describeArguments(args: readonly GraphQLArgument[], fields: Fields = {}): void {
  for (const argument of args) {
    describe(argument, fields[argument.name]?.description ?? queryWords[argument.name]);
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
