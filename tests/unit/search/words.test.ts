import { expect, test } from 'vitest';
import { listChunks, listTerms, listWords } from '../../../src/search/words';

test.each([
  ['traffic_percentage', 'traffic percentage trafficpercentage'],
  ['x-org-id', 'x org id xorgid'],
  ['CreateContext', 'create context createcontext'],
  ['PUT /context/move/{id}', 'put context move id contextmoveid'],
  ['HTTPServer USB3Port', 'http server httpserver usb3 port usb3port'],
  ['variants.id', 'variants id variantsid'],
  ['k8s v2', 'k8s v2'],
  ['INPROGRESS', 'inprogress'],
  ['Ça coûte 5 €', 'ca coute 5'],
  ['Zürich straße', 'zurich strasse'],
  ['Łódź Smørrebrød ΛΌΓΟΣ λόγος', 'lodz smorrebrod λογοσ λογοσ'],
  ['यह हिन्दी है', 'यह हिन्दी है'],
  ['港の設定を変更する手順。サーバー', '港 の 設定 を 変更 する 手順 サーバー'],
  ['設定APIを呼ぶ get_config', '設定 api を 呼ぶ get config getconfig'],
  ["It doesn’t start, DON'T wait", 'it doesnt start dont wait'],
  ["what's the customer's id", 'what the customer id'],
  ["mode 'strict' of the users' list", 'mode strict of the users list'],
])('finds %j by its words, and by each compound as one word', (text, terms) => {
  expect(listTerms(text).join(' ')).toBe(terms);
});

test('gives each word its position in the text', () => {
  const text = 'send variantIds, please';
  const tokens = listChunks(text).flat();
  expect(tokens.map(({ start, end }) => text.slice(start, end))).toEqual([
    'send',
    'variant',
    'Ids',
    'please',
  ]);
  expect(listWords(text)).toEqual(['send', 'variant', 'ids', 'please']);
});

test.each(['', '{{}} .. //', '😀😀', '<>'])('finds no words in %j', (text) => {
  expect(listTerms(text)).toEqual([]);
});

test('does not join data that nobody would type', () => {
  const terms = listTerms(`a.${'b'.repeat(60)}`);
  expect(terms).toHaveLength(2);
});

// Two sets of patterns find words: one for ASCII, and one for all other texts.
test.each([
  'PUT /context/move/{id}',
  'HTTPServer USB3Port k8s',
  "what's the x-org-id of mode 'strict'? DON'T wait",
  'AUTH_PROVIDER=OIDC+http://localhost:8080/realms',
  'a\tb\nc',
])('splits %j alike next to other letters', (text) => {
  expect(listTerms(`${text} é`)).toEqual([...listTerms(text), 'e']);
});
