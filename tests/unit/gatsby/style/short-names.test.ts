import { expect, test } from 'vitest';
import { shortenProperties } from '../../../../src/gatsby/document/style/short-names';

test('the property that occurs most has the shortest name', () => {
  const css =
    ':root{--size-2xl:2rem;--line:tan}p{color:var(--line)}i{top:calc(1px - var(--line, 0))}';
  expect(shortenProperties(css, '')).toBe(
    ':root{--1:2rem;--0:tan}p{color:var(--0)}i{top:calc(1px - var(--0, 0))}',
  );
});

test('classes with hyphens are no properties', () => {
  const css = '.verb--get,.a.b--c{color:red}';
  expect(shortenProperties(css, '')).toBe(css);
});

test('a property to which the page itself refers keeps its name', () => {
  const css = ':root{--ink-a:tan;--ink-b:teal}p{color:var(--ink-a)}';
  expect(shortenProperties(css, '<rect fill="var(--ink-a)">')).toBe(
    ':root{--ink-a:tan;--0:teal}p{color:var(--ink-a)}',
  );
});
