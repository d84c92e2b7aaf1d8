import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { lostWordsSchema } from '../../../src/content/settings/lost-words';
import { addLostWords } from '../../../tooling/api-update/add-lost-words';
import { load, withInterface } from '../../unit/content/content-root';

const entry = (words: unknown, address = '$.components.schemas.Book.properties.shelf') => ({
  from: 'openapi/overlays/books.yaml',
  address,
  lost: '2026-11-23',
  words,
});

test('writes words as they were, below what is there', () => {
  const note = '---\noperation: ListBooks\n---\n\nLong: "text" with `code`.\n';
  const first = addLostWords(undefined, [
    entry({ description: 'Where it is.', example: [1, '404'] }),
  ]);
  const mine = first.replace('Readers', '# Mine. Readers');
  const text = addLostWords(mine, [entry(note, 'note on ListBooks')]);
  expect(text.startsWith(mine)).toBe(true);
  expect(lostWordsSchema.parse(parse(text))).toEqual([
    entry({ description: 'Where it is.', example: [1, '404'] }),
    entry(note, 'note on ListBooks'),
  ]);
});

test('adds nothing twice, not even on another day', () => {
  const text = addLostWords(undefined, [entry('A1'), entry('A1')]);
  expect(parse(text)).toHaveLength(1);
  expect(addLostWords(text, [{ ...entry('A1'), lost: '2026-12-01' }])).toBe(text);
  expect(addLostWords(undefined, [])).toBe('');
  expect(addLostWords('[]\n', [entry('A1')])).toContain('- from');
});

test('adds to a list in brackets, and to nothing that is no list', () => {
  const text = `[{ from: a, address: b, lost: "2026-01-01", words: x }] # mine\n`;
  const added = addLostWords(text, [entry({ description: 'Where it is.' }), entry('A1')]);
  expect(lostWordsSchema.parse(parse(added))).toHaveLength(3);
  expect(added).toContain('# mine');
  expect(() => addLostWords('from: a\n', [entry('A1')])).toThrow('not a list');
});

test('is neither an interface nor shown, and its shape is checked', async () => {
  const text = addLostWords(undefined, [entry({ description: 'Whre it is.' })]);
  const { content, problems } = await load({ ...withInterface, 'openapi/lost-words.yaml': text });
  expect(problems).toEqual([]);
  expect(JSON.stringify(content?.versions[0]?.document)).not.toContain('Whre');
  const broken = await load({ ...withInterface, 'openapi/lost-words.yaml': '- from: 1\n' });
  expect(broken.problems[0]).toMatchObject({ file: 'content/openapi/lost-words.yaml', line: 1 });
});
