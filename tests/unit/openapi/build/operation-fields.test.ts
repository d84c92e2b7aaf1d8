import { describe, expect, test } from 'vitest';
import type { Operation } from '../../../../src/openapi/model';
import type { SchemaNode } from '../../../../src/openapi/schema-node';
import { buildSuperposition, readFixture } from '../../superposition';

/** The names that the platform itself uses, read from its API and not from our document. */
interface Names {
  parameters: string[];
  request?: string[];
  responses: Record<string, { headers: string[]; fields: string[] }>;
}

const facts = readFixture<Record<string, Names>>('operation-fields.json');
const api = buildSuperposition();

/** Every type that unfolds on the page, by its anchor. */
function listPlaces(operation: Operation): Map<string, SchemaNode> {
  const places = new Map<string, SchemaNode>();
  const visit = (anchor: string, node: SchemaNode): void => {
    if (!places.has(anchor)) places.set(anchor, node);
    for (const part of [...node.fields, ...node.variants]) visit(part.anchor, part.schema);
    if (node.items) visit(node.kind === 'list' ? anchor : `${anchor}.*`, node.items);
  };
  for (const { anchor, schema } of operation.parameters) visit(anchor, schema);
  for (const { schema } of operation.body?.content ?? []) visit('request', schema);
  for (const { anchor, content } of operation.responses) {
    for (const { schema } of content) visit(anchor, schema);
  }
  return places;
}

/** The names of the fields below some schemas, including those behind links. */
function namesBelow(schemas: SchemaNode[], places: Map<string, SchemaNode>): Set<string> {
  const names = new Set<string>();
  const seen = new Set<SchemaNode>();
  const visit = (node: SchemaNode | undefined): void => {
    if (!node || seen.has(node)) return;
    seen.add(node);
    if (node.target) visit(places.get(node.target));
    for (const { name } of node.fields) names.add(name);
    for (const { schema } of [...node.fields, ...node.variants]) visit(schema);
    visit(node.items);
  };
  for (const schema of schemas) visit(schema);
  return names;
}

describe.each(api.operations.map((operation) => [operation.id, operation] as const))(
  '%s',
  (id, operation) => {
    const expected = facts[id] as Names;
    const places = listPlaces(operation);
    const below = (content: { schema: SchemaNode }[] = []) =>
      [
        ...namesBelow(
          content.map(({ schema }) => schema),
          places,
        ),
      ].sort();

    test('has every parameter of the platform and no other', () => {
      const names = operation.parameters.map(({ in: place, name }) => `${place} ${name}`);
      expect(names.sort()).toEqual([...expected.parameters].sort());
    });

    test('has every field of the request and no other', () => {
      expect(below(operation.body?.content)).toEqual(expected.request ?? []);
    });

    test('has every status, header and field of the responses and no other', () => {
      const responses = operation.responses.map(({ status, headers, content }) => [
        status,
        { headers: headers.map(({ name }) => name).sort(), fields: below(content) },
      ]);
      expect(Object.fromEntries(responses)).toEqual(expected.responses);
    });
  },
);
