import { expect, test } from 'vitest';
import { readSvg } from '../../../../src/prose/figure/read-svg';
import { parseMdx } from '../../../../src/prose/parse/parse-mdx';
import { findStyleMistakes } from '../../../../tooling/check/writing/find-style-mistakes';

test.each([
  ['<Card>\n\na\n\n</Card>', 'component/unknown-component'],
  ['<div>\n\na\n\n</div>', 'component/html-element'],
  ['<div>\n\na', 'component/html-element'],
  ['<Note titel="a">\n\na\n\n</Note>', 'component/unknown-attribute'],
  ['<Operation />', 'component/missing-attribute'],
  ['<Note>\n\na', 'syntax/unclosed-tag'],
  ['## a {.b}', 'syntax/expression'],
  ['## a {#b} c', 'syntax/expression'],
  ['<Note title={a b}>\n\nc\n\n</Note>', 'component/expression'],
  ['export what you lend', 'syntax/import-or-export'],
  ['a {#b}', 'syntax/expression'],
  ['a { b', 'syntax/stray-brace'],
  ['# a', 'heading/level-1'],
  ['#### a', 'heading/skipped-level'],
  ['```pythn\na\n```', 'code/unknown-language'],
  ['```\na\n```', 'code/without-language'],
  ['```text {2}\na\n```', 'code/unknown-line'],
  ['```json output\n{}\n```', 'code/output-without-commands'],
  ['```bash no-run="why"\na\n```\n\n```text output\nb\n```', 'code/output-without-commands'],
  ['## a\n\n## A', 'heading/repeated'],
  ['## a\n\n<Steps>\n\n<Step title="A">\n\nb\n\n</Step>\n\n</Steps>', 'heading/repeated'],
  ['## !', 'heading/without-letters'],
  ['## a {#B}', 'heading/anchor-form'],
  ['## a {#b.c}', 'heading/anchor-form'],
  ['## a {#}', 'heading/anchor-form'],
  ['## {#a}', 'heading/without-words'],
  ['## a {#b}\n\n## c {#b}', 'heading/repeated-anchor'],
  ['## a {#b}\n\n## b', 'heading/repeated-anchor'],
  ['## b\n\n## a {#b}', 'heading/repeated-anchor'],
  ['```mermaid\na\n```', 'code/diagram'],
  ['a  \nb', 'markup/hidden-break'],
  ['a  \r\nb', 'markup/hidden-break'],
  ['[](/docs/)', 'link/without-words'],
  ['a **b', 'markup/single-sign'],
  ['[a](b c)', 'markup/no-link'],
])('names the mistake in %j', (body, code) => {
  expect(parseMdx(body).problems.map((problem) => problem.code)).toEqual([code]);
});

test.each([
  '```bash\na\n```\n\nb\n\n```text output\nc\n```',
  'a\\\nb',
  'a  \n\nb  ',
  '```text\na  \nb\n```',
  '## a {#b}\n\n## A',
  '## a {#b}\n\n## a',
  '## ! {#a}',
  '<Steps>\n\n<Step title="a {#b}">\n\nc\n\n</Step>\n\n</Steps>',
])('finds no mistake in %j', (body) => {
  expect(parseMdx(body).problems).toEqual([]);
});

test.each([
  ['<g/>', 'figure/not-svg'],
  ['<svg/>', 'figure/without-size'],
  ['<svg viewBox="0 0 9 9"><image/></svg>', 'figure/forbidden-element'],
  ['<svg viewBox="0 0 9 9" onload="a"/>', 'figure/script'],
  ['<svg viewBox="0 0 9 9" fill="url(//a)"/>', 'figure/outer-reference'],
])('names the mistake in the figure %s', (svg, code) => {
  expect(readSvg(svg).problems.map((problem) => problem.code)).toEqual([code]);
});

test.each([
  ['It is is so.', 'style/word-twice'],
  ['It is a hour.', 'style/wrong-article'],
  ['It is easy.', 'style/avoided-word'],
  ['We organize it.', 'style/american-spelling'],
  ['It works!', 'style/exclamation'],
])('names the mistake in the style of "%s"', (text, code) => {
  expect(findStyleMistakes(text).map((mistake) => mistake.code)).toEqual([code]);
});
