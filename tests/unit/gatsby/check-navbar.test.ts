import { expect, test } from 'vitest';
import type { NavbarItem } from '../../../src/content/settings/site-config';
import { checkNavbar } from '../../../src/gatsby/document/check-navbar';

const items: NavbarItem[] = [
  { type: 'search', side: 'right' },
  { type: 'versions', side: 'right' },
];

test('accepts items that render', () => {
  expect(() => checkNavbar(items, ({ type }) => `<b>${type}</b>`)).not.toThrow();
});

test('reports an item that fails to render with its position, type and reason', () => {
  const render = ({ type }: NavbarItem) => {
    if (type === 'versions') throw new Error('no list of versions');
    return '<b></b>';
  };
  expect(() => checkNavbar(items, render)).toThrow(
    'site.yaml: navbar.items, entry 2 (type: versions) fails to render: no list of versions',
  );
});

test('reports an item that renders nothing', () => {
  expect(() => checkNavbar(items, () => '')).toThrow('navbar.items, entry 1 (type: search)');
});
