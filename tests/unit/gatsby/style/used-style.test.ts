import { expect, test } from 'vitest';
import { createStyleSelector } from '../../../../src/gatsby/document/style/used-style';

const select = (css: string, html = '', added: string[] = []) =>
  createStyleSelector(css, added)(html);

test('leaves out a rule if no selector has all of its classes on the page', () => {
  const css = '.a .b{color:red}.a,.c{color:tan}.c>a.d{color:teal}';
  expect(select(css, '<p class="a">')).toBe('.a,.c{color:tan}');
  expect(select(css, '<p class="x a"><i class="b y">')).toBe('.a .b{color:red}.a,.c{color:tan}');
  expect(select(css, '<p>')).toBe('');
});

test('finds classes in every form of the attribute, and in no other attribute', () => {
  const css = '.a{top:0}.b{top:1px}.c{top:2px}.d{top:3px}';
  expect(select(css, `<p class='a'><p class=b><p\nclass="x\nc"><p data-class="d">`)).toBe(
    '.a{top:0}.b{top:1px}.c{top:2px}',
  );
});

test('keeps a rule whatever elements, attributes and states it asks for', () => {
  for (const rule of [
    'dialog[open] a:focus-visible{color:red}',
    '[data-done=".x"]{color:red}',
    ':root[data-theme=dark]{color-scheme:dark}',
    '#main::before{content:".x {"}',
    '*,:after{box-sizing:border-box}',
  ]) {
    expect(select(rule)).toBe(rule);
  }
});

test('leaves out what a page shows only later, or on paper', () => {
  const css =
    'a:hover,p:hover>i{color:red}a:hover,a{top:0}a:not(:hover){top:1px}dialog::backdrop{color:tan}@media print{p{top:0}}';
  expect(select(css)).toBe('a:hover,a{top:0}a:not(:hover){top:1px}');
});

test('gives properties short names, but not those that the page mentions', () => {
  const css = ':root{--line:red;--text:tan}p{color:var(--text)}';
  expect(select(css, '<path fill="var(--line)">')).toBe(
    ':root{--line:red;--0:tan}p{color:var(--0)}',
  );
});

test('takes no class in a condition for one that must be on the page', () => {
  for (const rule of [
    'p:not(.x){color:red}',
    ':is(.x :is(li,td),.y) a{color:red}',
    'ul:has(>.x[open]){color:red}',
    ':where(.x) *{color:red}',
  ]) {
    expect(select(rule)).toBe(rule);
  }
  expect(select('.x:not(.y :is(a)){color:red}')).toBe('');
});

test('keeps a rule with a name that it does not read', () => {
  expect(select('.a\\:b{color:red}')).toBe('.a\\:b{color:red}');
});

test('looks into groups, and leaves out those in which nothing is left', () => {
  const css = '@layer a{@media (width<1px){.x{top:0}}p{top:0}}@supports (top:0){.x{top:0}}';
  expect(select(css)).toBe('@layer a{p{top:0}}');
  expect(select(css, '<p class="x">')).toBe(css);
});

test('keeps fonts, animations and statements without a block', () => {
  const css =
    '@layer a,b;@font-face{src:url(data:a;b{.x)}@keyframes x{to{rotate:1turn}}@import url("a;b");';
  expect(select(css)).toBe(css);
});

test('is not misled by braces and semicolons in strings, addresses and comments', () => {
  const css = ".a{content:\"}\"}/* .x{ */.x{background:url(a}b)}.b{content:'\\'}'}";
  expect(select(css, '<p class="a b">')).toBe(".a{content:\"}\"}.b{content:'\\'}'}");
});

test('counts the classes that scripts add as on the page', () => {
  expect(select('.failure p{top:0}.x{top:0}', '', ['failure'])).toBe('.failure p{top:0}');
});

test('joins groups of one kind between which nothing is left, and no others', () => {
  const css =
    '@layer a{p{top:0}}.x{top:0}@layer a{i{top:0}}@layer b{p{top:0}}b{top:0}@layer b{i{top:0}}';
  expect(select(css)).toBe(
    '@layer a{p{top:0}i{top:0}}@layer b{p{top:0}}b{top:0}@layer b{i{top:0}}',
  );
});
