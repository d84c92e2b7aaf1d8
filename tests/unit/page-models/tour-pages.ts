import { storySchema } from '../../../src/story/story';
import { buildDocument } from '../build-document';
import { buildPagesOf } from './build-pages-of';

const json = (examples: Record<string, unknown>) => ({
  content: { 'application/json': { schema: { type: 'object' }, examples } },
});

const novel = { summary: 'A novel', value: { title: 'Dune' } };
const atlas = { summary: 'An atlas', value: { title: 'World' } };

const document = buildDocument({
  '/books': {
    post: {
      operationId: 'AddBook',
      summary: 'Add book',
      parameters: [{ name: 'dry', in: 'query', example: true, schema: { type: 'boolean' } }],
      requestBody: json({ novel, atlas }),
      responses: { 200: {} },
    },
    get: {
      operationId: 'ListBooks',
      summary: 'List books',
      parameters: [
        { name: 'shelf', in: 'query', example: 'A', schema: { type: 'string' } },
        { name: 'page', in: 'query', example: 9, schema: { type: 'integer' } },
      ],
      responses: { 200: {} },
    },
  },
  '/loans': {
    post: {
      operationId: 'LendBook',
      parameters: [{ name: 'shelf', in: 'query', example: 'A', schema: { type: 'string' } }],
      'x-server-call': { path: '/lend', text: 'It fails with `404`.' },
      responses: { 200: {} },
    },
  },
});

const story = storySchema.parse({
  title: 'A day at the library',
  description: 'What a [librarian](/docs/) does.',
  chapters: [
    {
      title: 'Fill the shelves',
      description: 'Books come in.',
      steps: [
        { call: 'AddBook', example: 'atlas', text: 'Maps are\nrare.' },
        { call: 'Unknown' },
        { call: 'ListBooks', with: { shelf: 'B' } },
      ],
    },
    { title: 'Again', steps: [{ call: 'AddBook' }] },
  ],
});

/** The pages of a library with a story. */
export const tourPages = buildPagesOf(document, story);
