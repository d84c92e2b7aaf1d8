import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readNumber } from '../../../../src/text/written-number';
import { writeValue } from '../../../../tooling/prove/record/write-value';

const text = `examples:
  dune:
    summary: A novel
    value:
      title: "Dune" # as on the cover
      # Of the first edition.
      pages: 412
      tags: [ a, b ]
      loans:
        # The last one first.
        - { id: 7, to: Ada }
        - id: 8
          to: "Bo" # a friend
  emma: { summary: Another, value: { pages: 1 } }
  empty: { summary: None }
`;

const at = '/examples/dune/value';

/** Writes the value of the example after a change, which a parser then finds in the text. */
function change(edit: (value: ReturnType<typeof parse>) => void): string {
  const { value } = parse(text).examples.dune;
  edit(value);
  const written = writeValue(text, at, value);
  expect(parse(written).examples.dune.value).toEqual(value);
  expect(parse(written).examples.emma).toEqual(parse(text).examples.emma);
  return written;
}

test('changes nothing where nothing differs', () => {
  expect(change(() => {})).toBe(text);
});

test('writes only what differs, and keeps comments, order and layout', () => {
  expect(
    change((value) => {
      value.pages = 500;
      value.loans[1].id = 9;
    }),
  ).toBe(text.replace('pages: 412', 'pages: 500').replace('id: 8', 'id: 9'));
});

test('adds keys and removes those that are gone', () => {
  const written = change((value) => {
    value.isbn = '978';
    delete value.tags;
  });
  expect(written).toContain('      title: "Dune" # as on the cover\n');
  expect(written).toContain('      isbn: "978"\n');
  expect(written).not.toContain('tags');
});

test('writes a list anew that has more items, in brackets where it is short', () => {
  expect(
    change((value) => {
      value.tags.push('c');
    }),
  ).toContain('      tags: [ a, b, c ]\n');
});

test('adds a value where there is none', () => {
  const written = writeValue(text, '/examples/empty/value', { pages: 0 });
  expect(parse(written).examples.empty).toEqual({ summary: 'None', value: { pages: 0 } });
});

test('does not change what another example refers to', () => {
  const shared = 'one:\n  value: &shared\n    pages: 1\ntwo:\n  value: *shared\n';
  expect(parse(writeValue(shared, '/two/value', { pages: 2 }))).toEqual({
    one: { value: { pages: 1 } },
    two: { value: { pages: 2 } },
  });
});

test('writes all digits of a large integer, and a long text on one line', () => {
  const message = `Not found\n${'at '.repeat(40)}`;
  const written = writeValue(text, at, { id: readNumber('7530493723478724608'), message });
  expect(written).toContain('id: 7530493723478724608\n');
  expect(parse(written).examples.dune.value.message).toBe(message);
});
