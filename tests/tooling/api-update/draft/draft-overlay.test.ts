import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { loadContent } from '../../../../src/content/load-content';
import type { VersionContent } from '../../../../src/content/model';
import { listDescriptions } from '../../../../src/openapi/coverage/list-descriptions';
import { draftOverlay } from '../../../../tooling/api-update/draft/draft-overlay';
import { writeContent } from '../../../unit/content/content-root';

const body = (schema: string) =>
  `{ content: { application/json: { schema: { $ref: "#/components/schemas/${schema}" } } } }`;
const operation = (id: string, tag: string, schema: string) =>
  `{ operationId: ${id}, tags: [${tag}], requestBody: ${body(schema)}, responses: { "204": { description: Done. } } }`;

/** An author has described books; shelves are new. */
const files = {
  'openapi/library.yaml': `
openapi: 3.1.0
info: { title: Library, version: "1" }
paths:
  /books:
    post: ${operation('CreateBook', 'Books', 'CreateBookRequest')}
  /books/{name}:
    parameters: [{ name: name, in: path, required: true, schema: { type: string } }]
    delete: { operationId: DeleteBook, tags: [Books], responses: { "204": { description: Done. } } }
  /shelves:
    post: ${operation('CreateShelf', 'Shelves', 'CreateShelfRequest')}
  /shelves/{name}:
    parameters: [{ name: name, in: path, required: true, schema: { type: string } }]
    delete: { operationId: DeleteShelf, tags: [Shelves], responses: { "204": { description: Done. } } }
components:
  schemas:
    CreateBookRequest:
      type: object
      properties: { name: { type: string }, rows: { type: string }, reason: { type: string } }
    CreateShelfRequest:
      type: object
      properties:
        name: { type: string }
        rows: { type: integer }
        reason: { type: string, description: Why it was built. }
        colour: { type: string }
`,
  'openapi/overlays/words.yaml': `
overlay: "1.0.0"
info: { title: Words, version: "1" }
actions:
  - target: $.paths.*[?@.operationId == 'CreateBook']
    update:
      summary: Create book
      description: Adds a book.
      x-retry: { label: not safe, text: A second request adds it twice. }
      requestBody:
        content:
          application/json:
            examples: { dune: { value: { name: dune, rows: two, reason: A gift } } }
  - target: $.components.schemas.CreateBookRequest.properties
    update:
      name: { description: What it is called. }
      reason: { description: Why you have it. }
`,
  'openapi/story.yaml': `
title: A day
description: In the library.
chapters: [{ title: In, steps: [{ call: CreateBook }, { call: DeleteBook }] }]
`,
};

test('drafts what is missing from our words for the same names, and marks it', async () => {
  const { content } = await loadContent(writeContent(files));
  const version = content?.versions[0] as VersionContent;
  const parts = listDescriptions(version.document as never);
  const isShelf = ({ label }: { label: string }) => /Shelf/.test(label);
  const undescribed = parts.filter(isShelf);
  const text = draftOverlay(version, undescribed);
  const { actions } = parse(text);
  expect(actions).toContainEqual({
    target: "$.paths.*[?@.operationId == 'CreateShelf']",
    'x-draft': 'From the operationId; x-retry of CreateBook; examples of CreateBook',
    update: {
      summary: 'Create shelf',
      'x-retry': { label: 'not safe', text: 'A second request adds it twice.' },
      description: '',
      requestBody: {
        content: {
          'application/json': {
            examples: {
              // No number of rows is known.
              first: {
                summary: 'Create shelf',
                value: { name: 'dune', rows: 0, reason: 'A gift', colour: 'string' },
              },
            },
          },
        },
      },
    },
  });
  // The platform knows best what a field of its own means; nobody knows the colour.
  expect(actions).toContainEqual({
    target: '$.components.schemas.CreateShelfRequest',
    'x-draft': 'From CreateBookRequest.name; the interface file',
    update: {
      properties: {
        name: { description: 'What it is called.' },
        rows: { description: '' },
        reason: { description: 'Why it was built.' },
        colour: { description: '' },
      },
    },
  });
  // Nothing says what deleting a shelf twice does.
  expect(JSON.stringify(actions)).not.toMatch(/DeleteShelf.*x-retry/);
  const steps = text.split('# For the chapters of story.yaml:\n')[1]?.replace(/^# /gm, '') ?? '';
  expect(parse(steps)).toEqual([
    {
      title: 'Shelves',
      steps: [
        { call: 'CreateShelf', text: 'Create shelf.', draft: true },
        { call: 'DeleteShelf', text: 'Delete shelf.', draft: true },
      ],
    },
  ]);
});
