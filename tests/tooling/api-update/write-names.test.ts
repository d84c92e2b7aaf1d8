import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { namesSchema } from '../../../src/content/settings/names-config';
import { writeNames } from '../../../tooling/api-update/write-names';

const text = `# What readers call it.
areas:
  - { name: Books, tag: Book Management, operations: [ListBooks, DropBook] } # first
types:
  Book: BookOutput # the form
  Loan: [LoanOutput, LoanInput]
  # Nobody has these any more.
  Shelf: ShelfOutput
`;
const names = namesSchema.parse(parse(text));

test('leaves names as they are written if none has changed', () => {
  const odd = 'types:   { Book:   BookOutput }\n';
  const read = namesSchema.parse(parse(odd));
  expect(writeNames(odd, read, structuredClone(read))).toBe(odd);
});

test('writes other names of types and areas, and keeps the comments', () => {
  const after = structuredClone(names);
  after.types = {
    Book: { schemas: ['Volume'] },
    Loan: { schemas: ['LoanOutput'] },
    CreateBook: { schemas: ['CreateBookOutput'], like: 'Book' },
  };
  after.areas = [{ name: 'Books', tag: 'Books', operations: ['FindBooks'] }];
  const written = writeNames(text, names, after);
  expect(namesSchema.parse(parse(written))).toEqual(after);
  expect(written).toMatchInlineSnapshot(`
    "# What readers call it.
    areas:
      - { name: Books, tag: Books, operations: [ FindBooks ] } # first
    types:
      Book: Volume # the form
      Loan: LoanOutput
      CreateBook: { schema: CreateBookOutput, like: Book }
    "
  `);
});

test('gives an empty file its first name', () => {
  const comment = '# Nothing has a name.\n';
  const none = namesSchema.parse({});
  const after = { ...none, types: { Book: { schemas: ['Volume'] } } };
  expect(parse(writeNames(comment, none, after))).toEqual({ types: { Book: 'Volume' } });
});
