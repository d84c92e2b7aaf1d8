import { expect, test } from 'vitest';
import { findConflicts } from '../../../src/content/files/conflict-markers';

/** `first–last` line of each conflict; lines are separated by `/`. */
const conflictsIn = (text: string, isDividerMarked = false) =>
  findConflicts(text.replaceAll('/', '\n'), isDividerMarked).map(
    ({ line, lastLine }) => `${line}–${lastLine}`,
  );

test.each([
  ['a whole conflict', 'a/<<<<<<< HEAD/b/=======/c/>>>>>>> main/d', ['2–6']],
  ['one with its base', '<<<<<<< HEAD/b/||||||| 4b825dc/c/=======/d/>>>>>>> main', ['1–7']],
  ['markers without names', '<<<<<<</=======/>>>>>>>', ['1–3']],
  ['two conflicts', '<<<<<<< a/=======/>>>>>>> b/c/<<<<<<< a/=======/>>>>>>> b', ['1–3', '5–7']],
  [
    'one that does not end, before another',
    '<<<<<<< a/b/<<<<<<< a/=======/>>>>>>> b',
    ['1–1', '3–5'],
  ],
  ['one whose start is gone', 'a/=======/b/>>>>>>> main', ['2–4']],
  ['only its end', 'a/>>>>>>> main', ['2–2']],
  ['only its start', '<<<<<<< HEAD/a', ['1–1']],
  ['only its base', '||||||| 4b825dc/a', ['1–1']],
])('finds %s', (_, text, lines) => {
  expect(conflictsIn(text)).toEqual(lines);
});

test('finds markers in lines that end as on Windows', () => {
  expect(findConflicts('<<<<<<< HEAD\r\na\r\n=======\r\n', false)).toMatchObject([
    { line: 1, lastLine: 3, first: '<<<<<<< HEAD', last: '=======' },
  ]);
});

test('leaves the underline of a heading alone, unless the text has none', () => {
  expect(conflictsIn('Heading/=======/Text.')).toEqual([]);
  expect(conflictsIn('- guide: a/=======/- guide: b', true)).toEqual(['2–2']);
});

test.each([
  '  <<<<<<< HEAD',
  '<<<<<<<HEAD',
  '<<<<<< HEAD',
  '========',
  '>>>>>>>> a',
  '> > > > > > > a',
])('leaves %j alone', (line) => {
  expect(conflictsIn(line, true)).toEqual([]);
});
