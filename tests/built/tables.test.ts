import { expect, test } from 'vitest';
import { openAll } from './site';

test('on phones, a row of a table that begins with a number says what the number is', () => {
  const first = openAll().flatMap(({ file, $ }) =>
    $('.data--stacked td:first-child')
      .toArray()
      .map((cell) => ({ file, text: $(cell).text(), label: $(cell).attr('data-label') })),
  );
  const numbers = first.filter(({ text }) => /^\d+$/.test(text));
  expect(numbers.length).toBeGreaterThan(10);
  expect(numbers.filter(({ label }) => !label)).toEqual([]);
});
