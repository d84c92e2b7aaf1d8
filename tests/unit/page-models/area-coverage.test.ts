import { beforeAll, expect, test } from 'vitest';
import { listDescriptions } from '../../../src/openapi/coverage/list-descriptions';
import { type AreaCoverage, measureAreas } from '../../../src/page-models/area-coverage';
import { loadOwnSite, loadSmallSite } from '../sites';

let areas: ReadonlyMap<string, AreaCoverage>;
beforeAll(async () => {
  areas = measureAreas(await loadSmallSite());
});

const pointersOf = (slug: string) => areas.get(slug)?.undescribed.map(({ pointer }) => pointer);

test('finds the parts without a description that operations of an area share', () => {
  expect(pointersOf('books')).toContain('/components/schemas/Book/properties/isbn');
  expect(pointersOf('loan-desk')).toContain('/components/schemas/Book/properties/isbn');
  expect(pointersOf('loan-desk')).toContain('/components/schemas/Loan/properties/ends');
  expect(pointersOf('books')).not.toContain('/components/schemas/Loan/properties/ends');
});

test('finds what the operations of a path share, and the area itself', () => {
  expect(pointersOf('books')).toContain('/paths/~1books~1{isbn}/parameters/1');
  expect(pointersOf('loan-desk')).toContain('/tags/1');
  expect(pointersOf('books')).not.toContain('/tags/0');
  expect(pointersOf('health')).toEqual(['/paths/~1health/get']);
});

test('leaves out another operation of the same path', () => {
  expect(pointersOf('books')).toContain('/paths/~1books~1{isbn}/get');
  expect(pointersOf('books')).not.toContain('/paths/~1books~1{isbn}/delete');
});

test('every part of the interface belongs to an area', async () => {
  const [version] = (await loadOwnSite()).versions;
  if (!version?.document) throw new Error('no interface');
  const withoutWords = JSON.stringify(version.document, (key, value) =>
    key === 'x-enum-descriptions' || (key === 'description' && typeof value === 'string')
      ? undefined
      : value,
  );
  const document = JSON.parse(withoutWords);
  const measured = measureAreas({ ...version, document });
  const found = [...measured.values()].flatMap(({ undescribed }) => undescribed);
  const pointers = new Set(found.map(({ pointer }) => pointer));
  const parts = listDescriptions(document);
  expect(parts.length).toBeGreaterThan(500);
  expect(parts.filter(({ pointer }) => !pointers.has(pointer))).toEqual([]);
});
