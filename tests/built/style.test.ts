import { expect, test } from 'vitest';
import { createStyleSelector } from '../../src/gatsby/document/style/used-style';
import { files, openAll, prefix, read } from './site';

const sheets = files.filter((file) => /^styles\.[\w.]+\.css$/.test(file));
const [sheet = ''] = sheets;
const whole = read(sheet);
const pages = openAll();
const styleOf = (html: string) => /<style data-page[^>]*>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';

test('every page has the rules that its markup needs', () => {
  const select = createStyleSelector(whole, ['failure', 'failure--news', 'button', 'tool']);
  const wrong = pages.filter(({ html }) => {
    const body = html.slice(html.indexOf('<body'));
    return styleOf(html) !== select(body);
  });
  expect(wrong.map(({ file }) => file)).toEqual([]);
  const sizes = pages.map(({ html }) => styleOf(html).length);
  expect(Math.min(...sizes)).toBeGreaterThan(5_000);
  expect(Math.max(...sizes)).toBeLessThan(whole.length * 0.85);
});

test('every page links to the style of the site, for which nothing waits', () => {
  expect(sheets).toHaveLength(1);
  const wrong = pages.filter(({ $ }) => {
    const link = $('body link[data-whole]');
    return link.attr('href') !== `${prefix}/${sheet}` || link.attr('media') !== 'print';
  });
  expect(wrong.map(({ file }) => file)).toEqual([]);
});
