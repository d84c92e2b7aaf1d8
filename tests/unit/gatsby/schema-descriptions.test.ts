import { join } from 'node:path';
import {
  buildClientSchema,
  type GraphQLSchema,
  getIntrospectionQuery,
  type IntrospectionQuery,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  parse,
} from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { typeDefinitions } from '../../../src/gatsby/nodes/schema';
import { Gatsby } from './ask-gatsby';

const gatsby = new Gatsby(join(__dirname, '..', '..', 'fixtures', 'questions-site'));
afterAll(() => gatsby.stop());

let schema: GraphQLSchema;
beforeAll(async () => {
  const { data } = await gatsby.ask<IntrospectionQuery>(getIntrospectionQuery());
  schema = buildClientSchema(data);
});

const own = parse(typeDefinitions).definitions.flatMap((definition) =>
  'name' in definition && definition.name ? [definition.name.value] : [],
);

/** The parts of a type that GraphiQL shows, by their paths, with their descriptions. */
function listParts(name: string): [path: string, description: string | null | undefined][] {
  const type = schema.getType(name);
  const parts: [string, string | null | undefined][] = [[name, type?.description]];
  if (isObjectType(type) || isInterfaceType(type)) {
    for (const field of Object.values(type.getFields())) {
      parts.push([`${name}.${field.name}`, field.description]);
      for (const argument of field.args) {
        parts.push([`${name}.${field.name}(${argument.name})`, argument.description]);
      }
    }
  }
  if (isInputObjectType(type)) {
    for (const field of Object.values(type.getFields())) {
      parts.push([`${name}.${field.name}`, field.description]);
    }
  }
  if (isEnumType(type)) {
    for (const value of type.getValues()) parts.push([`${name}.${value.name}`, value.description]);
  }
  return parts;
}

const findSilent = (names: readonly string[]) =>
  names.flatMap(listParts).flatMap(([path, text]) => (text?.trim() ? [] : [path]));

test.each([...new Set(own), 'Node', 'Internal'])(
  'GraphiQL describes %s and each of its fields, inherited ones too',
  (name) => {
    expect(listParts(name).length).toBeGreaterThan(1);
    expect(findSilent([name])).toEqual([]);
  },
);

test('GraphiQL describes what a query can ask for, and with which arguments', () => {
  const roots = own.flatMap((name) => [name.charAt(0).toLowerCase() + name.slice(1), `all${name}`]);
  const isOwn = (path: string) =>
    roots.some((root) => path === `Query.${root}` || path.startsWith(`Query.${root}(`));
  const parts = listParts('Query').filter(([path]) => isOwn(path));
  expect(parts.length).toBeGreaterThan(100);
  expect(parts.flatMap(([path, text]) => (text?.trim() ? [] : [path]))).toEqual([]);
});

test('GraphiQL describes filters, sorting, groups and lists', () => {
  const ends =
    /^(.+?)(FilterInput|FilterListInput|SortInput|FieldSelector|Connection|GroupConnection|Edge)$/;
  const names = Object.keys(schema.getTypeMap()).filter((name) =>
    own.includes(ends.exec(name)?.[1] ?? ''),
  );
  expect(names).toContain('OperationFilterInput');
  expect(names).toContain('PageGroupConnection');
  const operators = Object.keys(schema.getTypeMap()).filter((name) =>
    /QueryOperator(List)?Input$/.test(name),
  );
  expect(
    findSilent([...names, ...operators, 'PageInfo', 'SortOrderEnum', 'FieldSelectorEnum']),
  ).toEqual([]);
});

test('a field means the same in a filter as in the type', () => {
  const fieldOf = (type: string) => {
    const found = schema.getType(type);
    return isObjectType(found) || isInputObjectType(found)
      ? found.getFields().mentionCount?.description
      : undefined;
  };
  expect(fieldOf('OperationFilterInput')).toBe(fieldOf('Operation'));
  expect(fieldOf('Operation')).toMatch(/^Number of guides/);
});
