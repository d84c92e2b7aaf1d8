import { expect, test } from 'vitest';
import { mistakes } from './content-root';

const library = `
openapi: 3.0.3
info: { title: Library, version: "1" }
paths:
  /books/{id}:
    parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
    get:
      operationId: GetBook
      tags: [Books]
      responses:
        "200":
          description: The book.
          content: { application/json: { schema: { $ref: "#/components/schemas/Book" } } }
    delete:
      operationId: DeleteBook
      responses: { "204": { description: It is gone. } }
components:
  schemas:
    Book: { type: object, properties: { title: { type: string } } }
`;

/** The mistakes of an overlay with these actions, each on its own line starting at line 4. */
const mistakesAfter = (...actions: string[]) =>
  mistakes({
    'openapi/library.yaml': library.slice(1),
    'openapi/overlays/words.yaml': `overlay: "1.0.0"
info: { title: Words, version: "1" }
actions:
${actions.map((action) => `  - ${action}\n`).join('')}`,
  });

test.each([
  [
    'a type that a reference leads to',
    '{ target: $.components.schemas.Book.properties.title, update: { type: text } }',
    '#/actions/1/update/type type with a value that',
  ],
  [
    'an id that another operation has',
    '{ target: $.paths.*.delete, update: { operationId: GetBook } }',
    '#/actions/1/update/operationId operation GetBook (DELETE',
  ],
  [
    'an id whose page another operation has',
    '{ target: $.paths.*.delete, update: { operationId: get_book } }',
    '#/actions/1/update/operationId operation get_book',
  ],
  [
    'a tag whose page another tag has',
    '{ target: $.paths.*.delete, update: { tags: [books] } }',
    '#/actions/1/update/tags/0 the tags "Books" and',
  ],
  [
    'a removed type that is referred to',
    '{ target: $.components.schemas.Book, remove: true }',
    '#/actions/1 a reference to #/components/schemas/Book, which does not exist, at #/paths',
  ],
])('finds the action with %s', async (_, action, words) => {
  const found = await mistakesAfter(
    '{ target: $.paths.*.get, update: { summary: Get a book } }',
    action,
    "{ target: '$.paths.*[?@.operationId]', update: { description: Of the library. } }",
  );
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(/^content\/openapi\/overlays\/words\.yaml:5:/);
  expect(found[0]).toContain(` ${words}`);
});
