import { expect, test } from 'vitest';
import type { VersionContent } from '../../../src/content/model';
import { parseMarkdown } from '../../../src/prose/parse/parse-markdown';
import { checkLimits } from '../../../tooling/check/writing/check-limits';
import { buildDocument } from '../../unit/build-document';

const title =
  'a! is invalid, it should obey the regex ^[A-Z][A-Z0-9]{0,49}$. It has capital letters';

/** What contradicts the errors of a library: a description of the title of a book, and rows of a guide. */
function check({ description = '', rows = '' }): string[] {
  const example = (field: string, message: string) => ({
    'x-request': { change: { [field]: 'a!' } },
    value: { message },
  });
  const examples = {
    title: example('title', title),
    copies: example('copies', 'copies must be a number between 1 and 9 (both inclusive)'),
  };
  const schema = { $ref: '#/components/schemas/Book' };
  const document = buildDocument(
    {
      '/books': {
        post: {
          operationId: 'AddBook',
          requestBody: { content: { 'application/json': { schema } } },
          responses: { 400: { content: { 'application/json': { examples } } } },
        },
      },
    },
    { components: { schemas: { Book: { properties: { title: { description } } } } } },
  );
  const tree = parseMarkdown(`| What | Limit | Message |\n|---|---|---|\n${rows}`);
  const guides = [{ file: 'limits.mdx', prose: { tree } }];
  const locate = (pointer: string) => ({ file: 'words.yaml', pointer });
  const version = { document, locate, guides, notes: [] } as unknown as VersionContent;
  return checkLimits(version).map(({ file, found }) => `${file} ${found.split(',')[0]}`);
}

test.each([
  ['1 to 50 letters.', []],
  ['At most 50 letters, in up to 3 words.', []],
  ['A name with 7 letters.', []],
  ['1 to 49 letters.', ['words.yaml the limit 49']],
  ['At most 5,000 letters.', ['words.yaml the limit 5']],
])(
  'compares a description with the pattern in the error of the field: %s',
  (description, found) => {
    expect(check({ description })).toEqual(found);
  },
);

test.each([
  ['| Title | 1 to 50 | `… is invalid, it should obey the regex …. It has capital letters` |', []],
  ['| Title | 60 | `… is invalid, it should obey the regex …. It has capital letters` |', ['60']],
  ['| Copies | 9 | `copies must be a number between 1 and 9 (both inclusive)` |', []],
  ['| Copies | 8 | `copies must be a number between 1 and 9 (both inclusive)` |', ['8']],
  ['| Body | 2,048 bytes | `larger than allowed (limit: 2048 bytes)` |', []],
  ['| Body | 2 MB | `larger than allowed (limit: 2097152 bytes)` |', []],
  ['| Shelf | 3 | `No shelf` |', []],
])('compares a row with the message that it quotes: %s', (rows, found) => {
  expect(check({ rows })).toEqual(found.map((limit) => `limits.mdx the limit ${limit}`));
});
