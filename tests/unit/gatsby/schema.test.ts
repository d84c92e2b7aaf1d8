import {
  buildASTSchema,
  type EnumTypeDefinitionNode,
  type EnumValueDefinitionNode,
  type FieldDefinitionNode,
  type InterfaceTypeDefinitionNode,
  isObjectType,
  type ObjectTypeDefinitionNode,
  parse,
} from 'graphql';
import { beforeAll, expect, test } from 'vitest';
import type { PlainNode } from '../../../src/gatsby/nodes/plain-node';
import { typeDefinitions } from '../../../src/gatsby/nodes/schema';
import { toNodes } from '../../../src/gatsby/nodes/to-nodes';
import { loadSmallPages } from '../sites';

/** What Gatsby and its plugins declare. */
const gatsby = `
  scalar Date
  scalar JSON
  directive @dontInfer on OBJECT
  directive @dateformat on FIELD_DEFINITION
  directive @link(by: String, from: String) on FIELD_DEFINITION
  directive @select(by: String!) on FIELD_DEFINITION
  interface Node { id: ID }
  type Mdx { id: ID }
  type Query { nothing: String }
`;

const { definitions: all } = parse(typeDefinitions);
const definitions = all.filter(
  (definition): definition is ObjectTypeDefinitionNode =>
    definition.kind === 'ObjectTypeDefinition',
);
let nodes: PlainNode[];
beforeAll(async () => {
  nodes = toNodes(await loadSmallPages(), '/library');
});

test('documents every type and field', () => {
  expect(definitions.length).toBeGreaterThan(6);
  for (const { name, description, fields = [] } of definitions) {
    expect(description?.value, name.value).toMatch(/^[A-Z].*\.$/);
    for (const field of fields) {
      expect(field.description?.value, `${name.value}.${field.name.value}`).toMatch(/.\.$/);
    }
  }
});

test('documents interfaces, enums and their values', () => {
  const parts = all.flatMap(
    (
      definition,
    ): (EnumTypeDefinitionNode | EnumValueDefinitionNode | InterfaceTypeDefinitionNode)[] => {
      if (definition.kind === 'InterfaceTypeDefinition') return [definition];
      if (definition.kind !== 'EnumTypeDefinition') return [];
      return [definition, ...(definition.values ?? [])];
    },
  );
  expect(parts.length).toBeGreaterThan(20);
  for (const { name, description } of parts) expect(description?.value, name.value).toMatch(/.\.$/);
});

test('declares types that exist, and infers none', () => {
  // The interface's id is added to every node type by Gatsby.
  const text = typeDefinitions.replaceAll(/implements Node( & Page)?/g, '');
  const schema = buildASTSchema(parse(gatsby + text));
  for (const { name, directives = [] } of definitions) {
    expect(isObjectType(schema.getType(name.value))).toBe(true);
    expect(directives.map((directive) => directive.name.value)).toContain('dontInfer');
  }
});

/** Whether Gatsby finds the value with another field. */
function isFound({ directives = [] }: FieldDefinitionNode): boolean {
  return directives.some((directive) =>
    directive.arguments?.some(({ name }) => name.value === 'from'),
  );
}

test('declares every field of a node, and nodes have every required field', () => {
  for (const { type, key, fields } of nodes) {
    const declared = definitions.find(({ name }) => name.value === type)?.fields ?? [];
    const names = declared.map(({ name }) => name.value);
    const needed = declared.filter((field) => field.type.kind === 'NonNullType' && !isFound(field));
    for (const name of Object.keys(fields)) expect(names, `${type} ${key}`).toContain(name);
    for (const { name } of needed) expect(fields, `${type} ${key}`).toHaveProperty([name.value]);
  }
});

test('links nodes by keys that other nodes have', () => {
  const valuesOf = (type: string, name: string) =>
    nodes.filter((node) => node.type === type).flatMap(({ fields }) => fields[name]);
  const operations = valuesOf('Operation', 'key');
  for (const key of valuesOf('Guide', 'operations')) expect(operations).toContain(key);
  for (const key of valuesOf('Area', 'operations')) expect(operations).toContain(key);
  for (const key of valuesOf('Alias', 'operation')) expect(operations).toContain(key);
  const guides = valuesOf('Guide', 'route');
  for (const route of valuesOf('Operation', 'mentionedIn')) expect(guides).toContain(route);
  const routes = ['Guide', 'Category', 'Area', 'Operation', 'Api', 'Alias'].flatMap((type) =>
    valuesOf(type, 'route'),
  );
  const linked = valuesOf('Link', 'toRoute').filter((route) => route !== undefined);
  expect(linked.length).toBeGreaterThan(5);
  for (const route of [...linked, ...valuesOf('Link', 'fromRoute')])
    expect(routes).toContain(route);
});
