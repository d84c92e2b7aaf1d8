import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { compactHtml } from '../../../src/gatsby/document/compact-html';

test('leaves out quotes around plain values, and ends of items', () => {
  expect(
    compactHtml('<ul class="a"><li id="x.1"><a href="/b/">B</a></li><li class="a b">C</li></ul>'),
  ).toBe('<ul class=a><li id=x.1><a href=/b/>B</a><li class="a b">C</ul>');
});

test.each([
  ['an empty value', '<img alt="">'],
  ['a slash that closes an element', '<input value="a"/>'],
  ['a value with an equals sign', '<a href="/search?q=a">a</a>'],
  ['a value with other quotes and a bracket', `<p title="it's > 1">a</p>`],
  ['text that looks like attributes', '<code>a id="b" &lt;li class="c"&gt;</code>'],
  ['an item before text', '<ul><li>a</li> <li>b</li> </ul>'],
])('leaves %s alone', (_, html) => {
  expect(compactHtml(html)).toBe(html);
});

test('means the same to a parser', () => {
  const html =
    '<ol><li><svg class="icon" aria-hidden="true"><use href="#i-up"></use></svg><ul><li>a</li></ul></li>' +
    '<li><button type="button" data-n="1" aria-label="Copy JSON"></button><br/>b</li></ol><p hidden="">c</p>';
  expect(load(compactHtml(html)).html()).toBe(load(html).html());
});
