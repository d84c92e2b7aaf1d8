import { expect, test } from 'vitest';
import { layOutAll, layOutOne, ref } from '../../build-document';

/** Every anchor of a part of the model, in order. */
function listAnchors(part: unknown): string[] {
  const anchors: string[] = [];
  JSON.stringify(part, (key, value) => {
    if (key === 'anchor') anchors.push(value);
    return value;
  });
  return anchors;
}

const text = { type: 'string' };

test('builds an anchor from the path to a field, without lists', () => {
  const Variant = { type: 'object', properties: { id: text } };
  const node = layOutOne(
    { type: 'object', properties: { variants: { type: 'array', items: ref('Variant') } } },
    { Variant },
  );
  expect(listAnchors(node)).toEqual(['request.variants', 'request.variants.id']);
});

test('makes the branch a part of the path', () => {
  const node = layOutOne({
    oneOf: [
      { type: 'object', properties: { REGULAR: text } },
      { type: 'object', properties: { id: text, name: text } },
      { title: 'By name', type: 'object', properties: { name: text } },
    ],
  });
  expect(listAnchors(node)).toEqual([
    'request.REGULAR',
    'request.REGULAR.REGULAR',
    'request.2',
    'request.2.id',
    'request.2.name',
    'request.By-name',
    'request.By-name.name',
  ]);
});

test('marks the free keys of a map by a star', () => {
  const node = layOutOne({
    type: 'object',
    additionalProperties: { type: 'object', properties: { weight: text } },
  });
  expect(listAnchors(node)).toEqual(['request.*.weight']);
});

test('puts no space into an anchor, since an id must have none', () => {
  const node = layOutOne({ type: 'object', properties: { 'first name': text } });
  expect(listAnchors(node)).toEqual(['request.first-name']);
});

test('assigns every part of a page a unique anchor', () => {
  const pair = { type: 'object', properties: { id: text } };
  const nodes = layOutAll({
    request: {
      type: 'object',
      properties: { 1: text, pair, list: { type: 'array', prefixItems: [pair, pair] } },
      additionalProperties: pair,
    },
    'response.200': { anyOf: [pair, pair, { not: pair }] },
  });
  const anchors = listAnchors(nodes);
  expect(anchors.length).toBeGreaterThan(10);
  expect(anchors).toEqual([...new Set(anchors)]);
});

test('keeps the anchors of free keys apart from those of fields with such names', () => {
  const node = layOutOne({
    type: 'object',
    properties: { '*': text, map: { type: 'object', additionalProperties: text }, 'map.*': text },
    additionalProperties: text,
  });
  expect(listAnchors(node)).toEqual(['request.*', 'request.map', 'request.map.*-2']);
  expect(node.itemsAnchor).toBe('request.*-2');
});

test('cuts long names, and removes characters with a meaning in URLs', () => {
  const node = layOutOne({
    type: 'object',
    properties: { ['x'.repeat(10_000)]: text, '100%41': text },
  });
  expect(listAnchors(node)).toEqual([`request.${'x'.repeat(100)}`, 'request.100-41']);
});
