import { expect, test } from 'vitest';
import { findPageProblems } from '../../../src/openapi/checks/addresses';
import { buildSuperposition, readFixture, readSuperposition } from '../superposition';

interface GoldenOperation {
  id: string;
  method: string;
  path: string;
  area: string;
  slug: string;
}

const golden = readFixture<GoldenOperation[]>('golden-operations.json');
const api = buildSuperposition();

test('builds the 87 operations of the platform, each with its route and area', () => {
  const operations = api.operations.map(({ id, method, path, area, slug }) => {
    return { id, method, path, area, slug };
  });
  const byId = (a: GoldenOperation, b: GoldenOperation) => a.id.localeCompare(b.id, 'en');
  expect(golden).toHaveLength(87);
  expect(operations.sort(byId)).toEqual(golden.sort(byId));
});

test('accepts the document of the platform', () => {
  expect(findPageProblems(readSuperposition().document)).toEqual([]);
});

test('lists the areas in the order of the site', () => {
  expect(api.areas.map(({ title }) => title)).toEqual([
    'Contexts',
    'Default configs',
    'Dimensions',
    'Experiments',
    'Experiment groups',
    'Functions',
    'Variables',
    'Secrets',
    'Organisations',
    'Workspaces',
    'Webhooks',
    'Type templates',
    'Config',
    'Versions',
    'Audit logs',
  ]);
});

test('accepts a password or a bearer token everywhere', () => {
  for (const { security } of api.operations) {
    expect(security.map((schemes) => schemes.map(({ label }) => label))).toEqual([
      ['HTTP basic'],
      ['HTTP bearer token'],
    ]);
  }
});
