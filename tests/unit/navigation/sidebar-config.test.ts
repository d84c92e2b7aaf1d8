import { expect, test } from 'vitest';
import { sidebarConfigSchema } from '../../../src/navigation/sidebar-config';

const accepts = (config: unknown) => sidebarConfigSchema.safeParse(config).success;

test('accepts guides, parts of the API, and branches within branches', () => {
  const branch = { label: 'Loans', items: [{ guide: 'fees' }, { api: 'areas' }] };
  expect(
    accepts([{ guide: 'index' }, { label: 'More', category: 'more-2', items: [branch] }]),
  ).toBe(true);
});

test.each([
  ['a branch without items', [{ label: 'Loans' }]],
  ['a branch with no items', [{ label: 'Loans', items: [] }]],
  [
    'a branch whose address has capitals',
    [{ label: 'A', category: 'Loans', items: [{ guide: 'a' }] }],
  ],
  ['an unknown part of the API', [{ api: 'everything' }]],
  ['two kinds in one entry', [{ guide: 'index', api: 'areas' }]],
  ['a bare path', ['index']],
  ['settings instead of a list', { guide: 'index' }],
])('refuses %s', (_, config) => {
  expect(accepts(config)).toBe(false);
});
