import { expect, test } from 'vitest';
import {
  type ContentsSource,
  listAreaContents,
  listOperationContents,
  listOverviewContents,
  listTourContents,
} from '../../../src/page-models/list-contents';

const empty: ContentsSource = { parameters: [], responses: [], mentions: [], related: [] };
/** A view with what the headings depend on; the rest of each part does not matter. */
const view = (parts: object) => ({ ...empty, ...parts }) as ContentsSource;
const show = (entries: ReturnType<typeof listOperationContents>) =>
  entries.map(({ level, text, id }) => `${level} ${text} #${id}`);

test('lists the sections of an operation, with its responses below theirs', () => {
  const headings = listOperationContents(
    view({
      parameters: [{ in: 'query' }, { in: 'path' }],
      body: { content: [{ anchor: 'request', type: 'application/json' }] },
      responses: [
        { status: '200', label: 'OK', anchor: 'response.200' },
        { status: '512', label: 'Webhook failed', anchor: 'response.512' },
      ],
      note: '<h3 id="rules">Rules</h3>',
      related: [{}],
      history: [{}],
    }),
    [{ id: 'rules', text: 'Rules', level: 3 }],
  );
  expect(show(headings)).toEqual([
    '2 Path parameters #path',
    '2 Query parameters #query',
    '2 Request body #request',
    '2 Responses #responses',
    '3 200 OK #response.200',
    '3 512 Webhook failed #response.512',
    '2 Good to know #notes',
    '3 Rules #rules',
    '2 Related operations #related',
    '2 History #history',
  ]);
});

test('lists the media types of a body that has several', () => {
  const content = [
    { anchor: 'request', type: 'application/json' },
    { anchor: 'request.text', type: 'text/plain' },
  ];
  expect(show(listOperationContents(view({ body: { content }, more: '<p>Careful.</p>' })))).toEqual(
    [
      '2 Request body #request',
      '3 application/json #request',
      '3 text/plain #request.text',
      '2 Good to know #notes',
    ],
  );
});

test('lists the life cycle and the groups of an area, unless that is a single part', () => {
  const group = { title: 'Read', anchor: 'operations.read', operations: [] };
  expect(show(listAreaContents({ lifeCycle: [{}], groups: [group] }))).toEqual([
    '2 Life cycle #life-cycle',
    '2 Read #operations.read',
  ]);
  expect(listAreaContents({ lifeCycle: [], groups: [group] })).toEqual([]);
  expect(listAreaContents({ lifeCycle: [{}], groups: [{ operations: [] }] })).toEqual([]);
});

test('lists what the overview and the tour have', () => {
  const overview = { sharedHeaders: [], pagination: [], errors: [], webhooks: [] };
  expect(listOverviewContents(overview).map(({ id }) => id)).toEqual([
    'base-url',
    'authentication',
    'areas',
  ]);
  const chapters = [{ title: 'Lend a book', anchor: 'lend-a-book', steps: [] }];
  expect(show(listTourContents({ chapters }))).toEqual(['2 Lend a book #lend-a-book']);
});
