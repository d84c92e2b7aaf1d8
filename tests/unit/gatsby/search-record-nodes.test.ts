import { parse } from 'graphql';
import { beforeAll, expect, test } from 'vitest';
import type { PlainNode } from '../../../src/gatsby/nodes/plain-node';
import { typeDefinitions } from '../../../src/gatsby/nodes/schema';
import { toNodes } from '../../../src/gatsby/nodes/to-nodes';
import { buildPages } from '../../../src/page-models/build-pages';
import type { SearchRecord } from '../../../src/search/record';
import { buildRecords } from '../../../src/search/records/build-records';
import { loadOwnSite } from '../sites';

let records: SearchRecord[];
let nodes: PlainNode[];
beforeAll(async () => {
  const { versions } = await loadOwnSite();
  const all = versions
    .map((version) => buildPages(version))
    .map((pages) => ({
      pages,
      records: buildRecords(pages),
    }));
  records = all.flatMap((each) => each.records);
  nodes = all
    .flatMap((each) => toNodes(each.pages, '', each.records))
    .filter(({ type }) => type === 'SearchRecord');
});

test('every record is a node of the schema, whole', () => {
  const type = parse(typeDefinitions).definitions.find(
    (definition) =>
      definition.kind === 'ObjectTypeDefinition' && definition.name.value === 'SearchRecord',
  );
  const fields = type && 'fields' in type ? (type.fields ?? []) : [];
  const declared = fields.map(({ name }) => name.value).sort();
  expect(nodes.length).toBeGreaterThan(5);
  expect(nodes).toHaveLength(records.length);
  expect(new Set(nodes.map(({ key }) => key)).size).toBe(nodes.length);
  const found = new Set(nodes.flatMap((node) => Object.keys(node.fields)));
  expect([...found].sort()).toEqual(declared);
});

test('records are in the language of the site', () => {
  expect(new Set(records.map(({ language }) => language))).toEqual(new Set(['en']));
});
