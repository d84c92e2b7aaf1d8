import { expect, test } from 'vitest';
import { buildApi } from '../../../src/openapi/build/build-api';
import type { Json } from '../../../src/openapi/document/document';
import type { ErrorMeaning } from '../../../src/openapi/messages';
import { listOperationErrors } from '../../../src/page-models/error-reasons';
import type { OperationPage } from '../../../src/page-models/model';
import { writeOperation } from '../../../src/twins/write-operation';
import { buildDocument } from '../build-document';

const area = { title: 'Books', route: 'https://library.example/docs/category/books.md' };
const overview = { title: 'Library', route: 'https://library.example/docs/api/library.md' };
const meanings = new Map<string, ErrorMeaning>([
  ['404', { meaning: 'There is no such book.', retry: 'no', action: 'Look it up.' }],
  ['200', { meaning: 'Never shown.', retry: 'no', action: 'None.' }],
]);

/** The twin of `POST /books/{id}`. */
function write(
  operation: Json,
  { note, ...page }: Partial<Record<keyof OperationPage, unknown>> & { note?: string } = {},
  components: Json = {},
) {
  const document = buildDocument(
    { '/books/{id}': { post: { operationId: 'LendBook', responses: {}, ...operation } } },
    { components },
  );
  const [built] = buildApi(document).operations;
  if (!built) throw new Error('no operation');
  const nothing = { samples: [], mentions: [], mentionedIn: [], lifeCycle: [], related: [] };
  const errors = listOperationErrors(built, new Map(), meanings);
  const whole = { ...built, area, overview, errors, ...nothing, ...page };
  return writeOperation(whole as unknown as OperationPage, note);
}

const responses = { 200: { description: 'Lent.' } };
const json = (media: Json) => ({ content: { 'application/json': media } });
const headings = (text: string) => text.split('\n').filter((line) => line.startsWith('#'));

test('begins with what the operation is', () => {
  expect(write({ description: 'Lends a book.', deprecated: true })).toBe(
    [
      '# Lend book',
      '`POST /books/{id}`',
      'Operation ID `LendBook`, area [Books](https://library.example/docs/category/books.md), deprecated.',
      'Lends a book.',
    ]
      .join('\n\n')
      .concat('\n'),
  );
});

test('has the sections of the page in its order, and none that would be empty', () => {
  const text = write(
    {
      parameters: ['cookie', 'header', 'query', 'path'].map((place) => ({
        name: `a-${place}`,
        in: place,
        required: place === 'path',
        schema: { type: 'string' },
      })),
      requestBody: json({ schema: { type: 'object' } }),
      responses: { 200: { description: 'Lent.' }, default: { description: 'Not lent.' } },
    },
    {
      samples: [{ language: 'curl', label: 'cURL', fence: 'bash', code: 'curl a' }],
      mentions: [{ title: 'Lending', route: 'https://a.example/', sentence: 'Lend a book.' }],
      related: [{ title: 'List books', route: 'https://b.example/' }],
    },
  );
  expect(headings(text)).toEqual([
    '# Lend book',
    '## Path parameters',
    '## Query parameters',
    '## Headers',
    '## Cookies',
    '## Request body',
    '## Responses',
    '### 200 OK',
    '### default Any other status',
    '## Samples',
    '### cURL',
    '## Guides that mention this operation',
    '## Related operations',
  ]);
  expect(headings(write({}))).toEqual(['# Lend book']);
});

test('describes the authentication', () => {
  const components = { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } };
  const text = write({ security: [{ token: [] }], responses }, {}, components);
  expect(text).toContain('\n\nAuthentication: HTTP bearer token.\n\n');
  expect(write({}, {}, components)).not.toContain('Authentication');
});

test('lists alternative authentication methods, and says if none is needed', () => {
  const securitySchemes = {
    token: { type: 'http', scheme: 'bearer' },
    key: { type: 'apiKey', in: 'query', name: 'k' },
  };
  const security = [{ token: [] }, { key: [] }, {}];
  expect(write({ security, responses }, {}, { securitySchemes })).toContain(
    '\n\nAuthentication: HTTP bearer token or API key in the query k, optional.\n\n',
  );
});

test('names the language of an example after its media type', () => {
  const content = { 'application/xml': { example: '<loan/>' }, 'text/csv': { example: 'a,b' } };
  const text = write({ requestBody: { content } });
  expect(text).toContain('```xml\n<loan/>\n```');
  expect(text).toContain('```text\na,b\n```');
});

test('writes the body with its fields and all of its examples', () => {
  const schema = {
    type: 'object',
    description: 'A loan.',
    properties: { reader: { type: 'string' } },
  };
  const examples = {
    a: { summary: 'For a week', description: 'The usual.', value: { reader: 'r1' } },
    b: { value: { reader: 'r2' } },
  };
  const text = write({
    requestBody: { required: true, description: 'Who takes it.', ...json({ schema, examples }) },
    responses,
  });
  expect(text).toContain(
    [
      '## Request body',
      'Who takes it.',
      '`application/json`, required: object. A loan.',
      '- `reader` (string)',
      'Example: For a week',
      'The usual.',
      '```json\n{"reader": "r1"}\n```',
      'Example: b',
      '```json\n{"reader": "r2"}\n```',
      '## Responses',
    ].join('\n\n'),
  );
});

test('says of a body that it is optional', () => {
  expect(write({ requestBody: json({ schema: { type: 'string' } }) })).toContain(
    '`application/json`, optional: string.',
  );
});

test('writes responses with headers and body, and says where there is no body', () => {
  const headers = { 'x-total': { description: 'All.', schema: { type: 'integer' } } };
  const text = write({
    responses: {
      200: {
        description: 'Lent.\n\n',
        headers,
        ...json({ schema: { type: 'string', example: 'a' } }),
      },
      204: { description: 'Was lent.' },
    },
  });
  expect(text).toContain(
    [
      '### 200 OK',
      'Lent.',
      'Headers:',
      '- `x-total` (integer): All.',
      '`application/json`: string.',
      'Example',
      '```json\n"a"\n```',
      '### 204 No content',
      'Was lent.',
      'No body.\n',
    ].join('\n\n'),
  );
});

test('says what an error without words of its own means, and links to the overview', () => {
  for (const response of [{}, { description: 'NOT FOUND.\n' }]) {
    const text = write({ responses: { 200: { description: 'Lent.' }, 404: response } });
    expect(text).toContain(
      '### 404 Not found\n\nThere is no such book. [More about 404](https://library.example/docs/api/library.md)\n\nNo body.',
    );
    expect(text).not.toContain('Never shown.');
  }
  expect(write({ responses: { 404: { description: 'No.' } } })).not.toContain('There is no such');
});

test('writes each reason for an error, how to provoke it, and the body of the response', () => {
  const examples = {
    unknown: { summary: 'No book has this `id`', 'x-request': { with: { id: 9 } }, value: 'No 9' },
    lent: { summary: 'It is lent', description: 'Lend it twice.', value: 'Lent' },
  };
  const content = { 'text/plain': { schema: { type: 'string' }, examples } };
  const text = write({ responses: { 404: { description: 'Not there.', content } } });
  expect(text).toContain(
    [
      '### 404 Not found',
      'Not there.',
      '[More about 404](https://library.example/docs/api/library.md)',
      '`text/plain`: string.',
      '**No book has this `id`** Send it with `id` = `9`.',
      '```text\nNo 9\n```',
      '**It is lent** Lend it twice.',
      '```text\nLent\n```\n',
    ].join('\n\n'),
  );
});

test('writes the example of an error that is no reason for it, unless it was made', () => {
  const properties = { message: { type: 'string', example: 'Lost.' } };
  const schema = { type: 'object', properties };
  const lost = (media: Json) =>
    write({ responses: { 410: { description: 'Lost.', ...json({ schema, ...media }) } } });
  expect(lost({ example: { message: 'Long gone.' } })).toContain('{"message": "Long gone."}');
  expect(lost({})).not.toContain('\n\nExample\n\n');
});

test('writes no key of an only example, and no JSON that was made for a form', () => {
  const schema = { type: 'object', properties: { days: { type: 'integer' } } };
  const lend = (type: string, media: Json) =>
    write({ requestBody: { content: { [type]: { schema, ...media } } } });
  const examples = { default: { value: { days: 7 } } };
  expect(lend('application/json', { examples })).toContain('\n\nExample\n\n');
  const long = { ...examples, long: { value: { days: 70 } } };
  expect(lend('application/json', { examples: long })).toContain('Example: default\n');
  const summed = { default: { summary: 'A week', value: { days: 7 } } };
  expect(lend('application/json', { examples: summed })).toContain('Example: A week\n');
  expect(lend('multipart/form-data', {})).not.toContain('Example');
  expect(lend('multipart/form-data', { examples })).toContain('{"days": 7}');
});

test('says whether a request may be sent twice, and what happens to calls of SDKs', () => {
  const text = write({
    'x-retry': { label: 'not safe', text: 'It lends another copy.' },
    'x-server-call': { path: '/lend/{id}', text: 'SDKs get 404.' },
    description: 'Lends a book.',
  });
  expect(text).toContain(
    'SDKs get 404.\n\nLends a book.\n\nRetry: not safe. It lends another copy.',
  );
});

test('says above a sample that it fails', () => {
  const sample = { language: 'python', label: 'Python', fence: 'python', code: 'lend()' } as const;
  const text = write({}, { samples: [{ ...sample, description: 'SDKs get 404.' }] });
  expect(text).toContain('### Python\n\nSDKs get 404.\n\n```python\nlend()\n```');
});

test('writes a sample with a fence longer than those in it, in the language of the code', () => {
  const code = 'a\n```\nb';
  const text = write(
    {},
    { samples: [{ language: 'javascript', label: 'JavaScript', fence: 'js', code }] },
  );
  expect(text).toContain('### JavaScript\n\n````js\na\n```\nb\n````\n');
});

test('includes the note, mentions in guides, and related operations', () => {
  const text = write(
    {},
    {
      note: 'Bring your *card*.\n',
      mentions: [{ title: 'A [b]', route: 'https://a.example/', sentence: 'Lend a book.' }],
      mentionedIn: ['/a/'],
      related: [
        { title: 'List books', route: 'https://b.example/' },
        { title: 'Get book', route: 'https://c.example/' },
      ],
    },
  );
  expect(text).toContain('\n\n## Good to know\n\nBring your *card*.\n\n');
  expect(text).toContain('operation\n\n- [A \\[b\\]](https://a.example/): Lend a book.\n\n');
  expect(text).toMatch(
    /## Related operations\n\n- \[List books]\(https:\/\/b\.example\/\)\n- \[Get book]\(https:\/\/c\.example\/\)\n$/,
  );
});

test('says what the body of an update has in common with that of the operation that creates', () => {
  const creator = { title: 'Create book', route: 'https://c.example/' };
  const body = { requestBody: json({ schema: { type: 'object' } }) };
  const differences = [
    { names: ['title', 'shelf'], words: 'are optional here' },
    { names: ['reason'], words: 'is only here' },
  ];
  expect(write(body, { comparison: { creator, differences } })).toContain(
    'Same fields as [Create book](https://c.example/), except: `title`, `shelf` are optional here; `reason` is only here.',
  );
  expect(write(body, { comparison: { creator, differences: [] } })).toContain(
    'Same fields as [Create book](https://c.example/).',
  );
});

test('shows the life cycle to an operation that takes one of its steps', () => {
  const link = (title: string) => ({ title, route: `https://a.example/${title}` });
  const lifeCycle = [
    { states: ['LENT'], operations: [link('Lend')], isCurrent: true },
    { states: ['BACK', 'LOST'], operations: [link('Return'), link('Lose')], isCurrent: false },
  ];
  const related = [link('Return')];
  expect(write({}, { lifeCycle, related })).toContain(
    'Life cycle: [Lend](https://a.example/Lend) (`LENT`) → [Return](https://a.example/Return) or [Lose](https://a.example/Lose) (`BACK`, `LOST`)',
  );
  expect(write({}, { related })).not.toContain('Life cycle');
});

test('links to the examples of a body that are elsewhere', () => {
  const full = { summary: 'A full list', externalValue: 'https://h.example/boats.json' };
  const content = json({ schema: { type: 'array', items: {} }, examples: { full } });
  expect(write({ responses: { 200: { description: 'Lent.', ...content } } })).toContain(
    'Examples elsewhere:\n\n- [A full list](<https://h.example/boats.json>)',
  );
});
