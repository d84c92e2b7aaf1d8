import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { writeChanges } from '../../../../tooling/prove/record/write-changes';

const text = `examples:
  dune:
    summary: A novel
    value:
      title: "Dune" # as on the cover
      # Of the first edition.
      pages: 412
      tags: [ a,  b ]
      loans:
        # The last one first.
        - { id: 7, to: Ada }
        -
          id: 8
          to: "Bo" # a friend
  emma: { summary: Another, value: { pages: 1 } }
`;

const at = '/examples/dune/value';

/** Writes the value of the example after a change, which a parser then finds in the text. */
function change(edit: (value: ReturnType<typeof parse>) => unknown): string {
  const before = parse(text).examples.dune.value;
  const copy = structuredClone(before);
  const after = edit(copy) ?? copy;
  const written = writeChanges(text, at, before, after);
  expect(parse(written).examples.dune.value).toEqual(after);
  return written;
}

test('changes nothing where nothing differs, in whichever order the keys are', () => {
  expect(change(() => undefined)).toBe(text);
  expect(change(({ title, pages, ...rest }) => ({ pages, ...rest, title }))).toBe(text);
});

test('writes only the value that differs, and keeps comments and layout', () => {
  const written = change((value) => {
    value.pages = 500;
  });
  expect(written).toBe(text.replace('pages: 412', 'pages: 500'));
});

test('writes only the item that differs of a list', () => {
  const written = change((value) => {
    value.loans[1].id = 9;
  });
  expect(written).toBe(text.replace('id: 8', 'id: 9'));
});

test('adds keys and removes those that are gone', () => {
  const written = change((value) => {
    delete value.tags;
    value.isbn = '978';
  });
  expect(written).toContain('      title: "Dune" # as on the cover\n');
  expect(written).not.toContain('tags');
  expect(written).toContain('      isbn: "978"\n');
});

test('writes a list anew that has more items, and a short map in braces', () => {
  change((value) => {
    value.loans.push({ id: 9, to: 'Cy' });
  });
  change((value) => {
    value.loans[0].to = 'Cy';
  });
  change((value) => {
    value.tags = ['c'];
  });
});

test('does not change what another example refers to', () => {
  const shared = `one:\n  value: &shared\n    book:\n      pages: 1\ntwo:\n  value: *shared\n`;
  const before = { book: { pages: 1 } };
  const written = writeChanges(shared, '/two/value', before, { book: { pages: 2 } });
  expect(parse(written)).toEqual({
    one: { value: before },
    two: { value: { book: { pages: 2 } } },
  });
});
