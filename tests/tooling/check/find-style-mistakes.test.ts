import { expect, test } from 'vitest';
import { findStyleMistakes } from '../../../tooling/check/writing/find-style-mistakes';

test.each([
  ['This is is wrong.', 'is is', 5],
  ['It is an book.', 'an book', 6],
  ['It takes a hour.', 'a hour', 9],
  ['You simply call it.', 'simply', 4],
  ['Of course it works.', 'Of course', 0],
  ['They organized it.', 'organized', 5],
  ['An Organization.', 'Organization', 3],
  ['It works!', 'works!', 3],
  ['The server answers with 404.', 'answers with', 11],
  ['Its name stands in the file.', 'stands', 9],
  ['The value that holds when nothing else applies.', 'holds', 15],
  ['A group of yours.', 'of yours', 8],
  ['The younger one wins.', 'younger one', 4],
])('finds the mistake in "%s"', (text, near, offset) => {
  expect(findStyleMistakes(text)).toMatchObject([{ near, offset }]);
});

test.each([
  'An organisation of this size prizes an hour.',
  'The § the § are code.',
  'A § that is an § or a §.',
  'A resized, adjustable, uneasy justice.',
  'If a != b, write !important.',
  'He had had that that.',
  'Standing orders stand out; hold back the answer to a question.',
])('finds nothing in "%s"', (text) => {
  expect(findStyleMistakes(text)).toEqual([]);
});

test('keeps the capital of a word that it corrects', () => {
  expect(findStyleMistakes('Authorization')[0]?.fix).toBe('write "Authorisation"');
});
