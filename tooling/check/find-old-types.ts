import { Kind, parse, type TypeNode, visit } from 'graphql';

/** What Gatsby adds to every node. */
const nodeFields = ['id', 'parent', 'children', 'internal'];

/**
 * Names the types and queries that a generated file of types does not describe as they are now. `definitions` are the
 * types in GraphQL, `documents` the queries and fragments of the code, and `types` is the text of the file.
 */
export function findOldTypes(
  definitions: string,
  documents: readonly string[],
  types: string,
): string[] {
  return [...findOldDefinitions(definitions, types), ...findOldQueries(documents, types)];
}

function findOldDefinitions(definitions: string, types: string): string[] {
  return parse(definitions).definitions.flatMap((each) => {
    if (!('name' in each) || !each.name) return [];
    const name = each.name.value;
    const written = findStatement(types, `type ${name} =`);
    if (each.kind === Kind.ENUM_TYPE_DEFINITION) {
      const values = (each.values ?? []).map((value) => value.name.value);
      const known = [...written.matchAll(/^ *\| '(\w+)'/gm)].map(([, value]) => value);
      return isSame(values, known) ? [] : [name];
    }
    if (!('fields' in each)) return [];
    const fields = (each.fields ?? []).map((field) => `${field.name.value}: ${toType(field.type)}`);
    const known = [...written.matchAll(/^ {2}readonly ((\w+): .*);$/gm)]
      .filter(([, , field = '']) => !nodeFields.includes(field))
      .map(([, line]) => line);
    const own = fields.filter((line) => !nodeFields.includes(line.split(':')[0] ?? ''));
    return isSame(own, known) ? [] : [name];
  });
}

/** The names of the fields of a query have to be those of its type; a change of their types is one of a definition. */
function findOldQueries(documents: readonly string[], types: string): string[] {
  const parsed = documents.flatMap((text) => parse(text).definitions);
  const listFields = (name: string): string[] => {
    const names: string[] = [];
    const own = parsed.filter((each) => 'name' in each && each.name?.value === name);
    for (const definition of own) {
      visit(definition, {
        Field: ({ name: field, alias }) => void names.push((alias ?? field).value),
        FragmentSpread: ({ name: spread }) => void names.push(...listFields(spread.value)),
      });
    }
    return names;
  };
  const queries = parsed.flatMap((each) =>
    each.kind === Kind.OPERATION_DEFINITION && each.name ? [each.name.value] : [],
  );
  return queries.filter((name) => {
    const written = findStatement(types, `type ${name}Query =`);
    const known = [...written.matchAll(/readonly (\w+):/g)].map(([, field]) => field);
    return !isSame(new Set(listFields(name)), new Set(known));
  });
}

/** A statement of a file, from how it begins to the semicolon that ends a line. */
function findStatement(types: string, start: string): string {
  const at = types.indexOf(`\n${start}`);
  if (at < 0) return '';
  const ends = [types.indexOf('\n};', at), types.indexOf(';\n\n', at)].filter((end) => end > 0);
  return types.slice(at, Math.min(...ends) + 1);
}

/** The type of a field in TypeScript. */
function toType(type: TypeNode): string {
  if (type.kind !== Kind.NON_NULL_TYPE)
    return `Maybe<${toType({ kind: Kind.NON_NULL_TYPE, type })}>`;
  if (type.type.kind === Kind.LIST_TYPE) return `ReadonlyArray<${toType(type.type.type)}>`;
  const { value } = type.type.name;
  return /^(String|Int|Float|Boolean|ID|Date|JSON)$/.test(value) ? `Scalars['${value}']` : value;
}

function isSame(one: Iterable<unknown>, other: Iterable<unknown>): boolean {
  return [...one].sort().join('\n') === [...other].sort().join('\n');
}
