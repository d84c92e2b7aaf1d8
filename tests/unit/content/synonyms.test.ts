import { expect, test } from 'vitest';
import { load, mistakes } from './content-root';

test('reads groups of words that mean the same', async () => {
  const { content } = await load({ 'synonyms.yaml': '- [loan, checkout]\n- [late, over due]\n' });
  expect(content?.synonyms).toEqual([
    ['loan', 'checkout'],
    ['late', 'over due'],
  ]);
});

test('needs no file', async () => {
  const { content, problems } = await load();
  expect(content?.synonyms).toEqual([]);
  expect(problems).toEqual([]);
});

test.each([
  ['a group of one word', '- [loan]\n'],
  ['an entry without a letter', '- [loan, "--"]\n'],
  ['something else than a list', 'loan: checkout\n'],
])('refuses %s', async (_, text) => {
  expect(await mistakes({ 'synonyms.yaml': text })).toHaveLength(1);
});

test('rejects a word in two groups, with its line', async () => {
  expect(await mistakes({ 'synonyms.yaml': '- [loan, checkout]\n- [desk, Checkout]\n' })).toEqual([
    'content/synonyms.yaml:2:10 #/1/1 "Checkout" twice',
  ]);
});
