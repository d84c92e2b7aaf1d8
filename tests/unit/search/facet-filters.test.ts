import { expect, test } from 'vitest';
import { type FacetFilters, readFacetFilters } from '../../../src/search/clients/facet-filters';

const record = { kind: 'guide', language: 'en', version: '2' };
const passes = (filters: FacetFilters) => readFacetFilters(filters)(record);

test.each<[FacetFilters]>([
  [[]],
  [['kind:guide']],
  [['kind:guide', 'language:en']],
  [[['kind:field', 'kind:guide'], 'version:2']],
])('lets a record pass %j', (filters) => {
  expect(passes(filters)).toBe(true);
});

test.each<[FacetFilters]>([
  [['kind:field']],
  [['kind:guide', 'version:1']],
  [[['kind:field', 'kind:area']]],
  [['colour:red']],
  [['toString:guide']],
])('keeps a record back for %j', (filters) => {
  expect(passes(filters)).toBe(false);
});
