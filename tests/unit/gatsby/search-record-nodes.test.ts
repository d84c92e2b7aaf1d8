import { parse } from 'graphql';
import { beforeAll, expect, test } from 'vitest';
import { typeDefinitions } from '../../../src/gatsby/nodes/schema';
import { toSearchRecordNode } from '../../../src/gatsby/nodes/types/search-record';
import { buildPages } from '../../../src/page-models/build-pages';
import type { SearchRecord } from '../../../src/search/record';
import { buildRecords } from '../../../src/search/records/build-records';
import { loadOwnSite } from '../sites';

let records: SearchRecord[];
beforeAll(async () => {
  const { versions } = await loadOwnSite();
  records = versions.flatMap((version) => buildRecords(buildPages(version)));
});

test('every record is a node of the schema, whole', () => {
  const type = parse(typeDefinitions).definitions.find(
    (definition) =>
      definition.kind === 'ObjectTypeDefinition' && definition.name.value === 'SearchRecord',
  );
  const fields = type && 'fields' in type ? (type.fields ?? []) : [];
  const declared = fields.map(({ name }) => name.value).sort();
  const nodes = records.map(toSearchRecordNode);
  expect(nodes.length).toBeGreaterThan(5);
  expect(new Set(nodes.map(({ key }) => key)).size).toBe(nodes.length);
  const found = new Set(nodes.flatMap((node) => Object.keys(node.fields)));
  expect([...found].sort()).toEqual(declared);
});

test('records are in the language of the site', () => {
  expect(new Set(records.map(({ language }) => language))).toEqual(new Set(['en']));
});
