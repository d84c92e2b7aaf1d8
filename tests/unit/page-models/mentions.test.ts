import { expect, test } from 'vitest';
import { listMentions } from '../../../src/page-models/mentions';
import { parseMdx } from '../../../src/prose/parse/parse-mdx';
import { loadSmallSite } from '../sites';

/** The first sentence of a text on each operation that it mentions, by id. */
async function readMentions(text: string): Promise<Record<string, string>> {
  const version = await loadSmallSite();
  const [guide] = version.guides;
  if (!guide) throw new Error('the guide is missing');
  const written = { ...guide, prose: parseMdx(text, 1) };
  const mentions = listMentions({ ...version, guides: [written] });
  return Object.fromEntries(mentions.get(written) ?? []);
}

test.each([
  ['a link to its page', 'First read. See [all books](/docs/api/list-books/#query.page).'],
  ['the component', 'First read. See <Operation id="ListBooks" />.'],
  ['its id as code', 'First read. See `ListBooks`.'],
])('counts %s as a mention, and quotes its sentence', async (_, text) => {
  const mentions = await readMentions(text);
  expect(Object.keys(mentions)).toEqual(['ListBooks']);
  expect(mentions.ListBooks).toMatch(/^See /);
});

test('counts neither other pages nor other code', async () => {
  expect(await readMentions('See [the desk](/docs/) and `ListShelves`.')).toEqual({});
});
