import { expect, test } from 'vitest';
import type { NavbarItem } from '../../../src/content/settings/site-config';
import { checkNavbar } from '../../../src/gatsby/document/check-navbar';

const items: NavbarItem[] = [
  { type: 'search', side: 'right' },
  { type: 'versions', side: 'right' },
];

test('items that render are no mistake', () => {
  expect(() => checkNavbar(items, ({ type }) => `<b>${type}</b>`)).not.toThrow();
});

test('an item that fails to render is told with its place, its type and the reason', () => {
  const render = ({ type }: NavbarItem) => {
    if (type === 'versions') throw new Error('no list of versions');
    return '<b></b>';
  };
  expect(() => checkNavbar(items, render)).toThrow(
    'site.yaml: navbar.items, entry 2 (type: versions) fails to render: no list of versions',
  );
});

test('an item that is shown as nothing is told too', () => {
  expect(() => checkNavbar(items, () => '')).toThrow('navbar.items, entry 1 (type: search)');
});
