import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readNumber } from '../../../../src/text/written-number';
import { writeEntry } from '../../../../tooling/prove/record/write-entry';

const text = `# Words
list:
  - name: dune # a novel
    value:
      pages: 412
      at: "2025-07-14T09:20:31Z"
    other: 1
  - { name: emma, value: { pages: 1 } }
  - name: empty
last: true
`;

test('replaces a value in lines, and keeps everything else', () => {
  expect(writeEntry(text, '/list/0/value', { pages: 500, at: '2025-07-15T09:20:31Z' })).toBe(
    text.replace(
      /value:\n +pages: 412\n +at: .+\n/,
      'value: { pages: 500, at: "2025-07-15T09:20:31Z" }\n',
    ),
  );
  const long = { title: 'x'.repeat(80), tags: ['a', 'b'] };
  const changed = writeEntry(text, '/list/0/value', long);
  expect(changed).toContain(
    `    value:\n      title: ${long.title}\n      tags: [a, b]\n    other`,
  );
});

test('keeps a map in braces as long as it fits on a line', () => {
  const short = writeEntry(text, '/list/1/value', { pages: 2 });
  expect(short).toContain('  - { name: emma, value: { pages: 2 } }\n');
});

test('adds an entry at the end of a map', () => {
  expect(writeEntry(text, '/list/2/value', [1])).toContain('  - name: empty\n    value: [1]\nlast');
});

const values: [string, unknown][] = [
  ['a text of several lines', 'one\n  two\n\nthree\n'],
  [
    'a text that looks like something else',
    { a: '4', b: 'true', c: '', d: ': x', e: '2025-01-01' },
  ],
  [
    'a list of maps',
    [
      { a: 1, b: [{ c: null }] },
      { a: 'x: y', text: 'one\ntwo' },
    ],
  ],
  ['a deep value', { a: { b: { c: ['x'.repeat(90), { d: {} }, []] } } }],
  [
    'a long list of short values',
    Array.from({ length: 40 }, (_, index) => [null, 'a, b', true][index % 3]),
  ],
  ['a plain value', 7],
];

test.each(values)('writes %s so that it is read back', (_, value) => {
  for (const pointer of ['/list/0/value', '/list/2/value']) {
    const written = parse(writeEntry(text, pointer, value));
    const [, , index] = pointer.split('/');
    expect(written.list[Number(index)].value).toEqual(value);
    expect({ ...written, list: [] }).toEqual({ ...parse(text), list: [] });
  }
});

test('lays a map in braces out in lines if it becomes too long', () => {
  const flow = 'examples:\n  internal: { summary: It failed, value: { message: no } }\n';
  const message = 'y'.repeat(90);
  const written = writeEntry(flow, '/examples/internal/value', { message });
  expect(parse(written).examples.internal).toEqual({ summary: 'It failed', value: { message } });
  expect(written).toContain('\n  internal:\n    summary: It failed\n    value:\n      message: y');
});

test('writes all digits of a large integer', () => {
  expect(writeEntry(text, '/list/0/value', { id: readNumber('7530493723478724608') })).toContain(
    'value: { id: 7530493723478724608 }',
  );
});
