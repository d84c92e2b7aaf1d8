import { expect, test } from 'vitest';
import { shortenProperties } from '../../../../src/gatsby/document/style/shorten-properties';

test('the property that is used most has the shortest name', () => {
  const css =
    ':root{--size-2xl:2rem;--line:tan}p{color:var(--line)}i{margin:var(--size-2xl) calc(1px - var(--line, 0))}';
  expect(shortenProperties(css, '')).toBe(
    ':root{--1:2rem;--0:tan}p{color:var(--0)}i{margin:var(--1) calc(1px - var(--0, 0))}',
  );
});

test('a property to which nothing refers is left out', () => {
  const css = ':root{--a-1:light-dark(#fff,#000);--b-2:tan;--c-3:0}p{color:var(--b-2)}';
  expect(shortenProperties(css, '')).toBe(':root{--0:tan;}p{color:var(--0)}');
});

test('classes with hyphens are no properties', () => {
  const css = '.verb--get,.a.b--c{color:red}';
  expect(shortenProperties(css, '')).toBe(css);
});

test('a property to which the page itself refers keeps its name', () => {
  const css = ':root{--ink-a:tan;--ink-b:teal;--ink-c:red}p{color:var(--ink-b)}';
  expect(shortenProperties(css, '<rect fill="var(--ink-a)">')).toBe(
    ':root{--ink-a:tan;--0:teal;}p{color:var(--0)}',
  );
});
