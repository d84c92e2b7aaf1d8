import { expect, test } from 'vitest';
import { buildApi } from '../../../src/openapi/build/build-api';
import type { Json } from '../../../src/openapi/document/document';
import { planRun } from '../../../src/story/plan-run';
import type { Step } from '../../../src/story/story';
import { buildDocument } from '../build-document';

const json = (examples: Json) => ({ content: { 'application/json': { examples } } });
const named = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, { value: { name } }]));

const document = buildDocument({
  '/books': {
    post: {
      operationId: 'CreateBook',
      requestBody: json(named('dune', 'emma')),
      responses: {
        200: { description: '', ...json(named('first', 'emma')) },
        400: {
          description: '',
          ...json({
            empty: { 'x-request': { change: { name: null, pages: 1 } } },
            later: { 'x-request': { after: 'ListBooks', text: '{' } },
            internal: { value: {} },
          }),
        },
      },
    },
    get: { operationId: 'ListBooks', responses: { 200: { description: '' } } },
  },
  '/shelves': {
    delete: {
      operationId: 'DeleteShelf',
      responses: { 404: { description: '', ...json({ none: { 'x-request': {} } }) } },
    },
  },
});

function plan(...steps: Step[]) {
  const api = buildApi(document);
  return planRun(document, api, { chapters: [{ title: 'All', steps }] });
}

const names = (calls: ReturnType<typeof plan>) => calls.map(({ id }) => id);

test('makes failing requests after their step, and those without a step at the end', () => {
  const calls = plan({ call: 'CreateBook' }, { call: 'ListBooks' }, { call: 'CreateBook' });
  expect(names(calls)).toEqual([
    'CreateBook/dune',
    'CreateBook 400 empty',
    'CreateBook 400 internal',
    'ListBooks',
    'CreateBook 400 later',
    'CreateBook/dune',
    'DeleteShelf 404 none',
  ]);
});

test('expects the example that the step names, or that of the same name, or the first', () => {
  const expected = (step: Step) => plan(step)[0]?.expected?.content?.example?.name;
  expect(expected({ call: 'CreateBook', returns: 'emma' })).toBe('emma');
  expect(expected({ call: 'CreateBook', example: 'emma' })).toBe('emma');
  expect(expected({ call: 'CreateBook', example: 'dune' })).toBe('first');
  expect(expected({ call: 'CreateBook', returns: 'empty' })).toBe('empty');
});

test('changes the body of an example for a failing request, or sends another one', () => {
  const calls = new Map(plan({ call: 'CreateBook' }).map((call) => [call.id, call]));
  expect(calls.get('CreateBook 400 empty')?.choice.body).toEqual({ json: { pages: 1 } });
  expect(calls.get('CreateBook 400 later')?.choice.body).toEqual({ text: '{' });
});

test('skips an error that says nothing of how to provoke it', () => {
  const skipped = plan({ call: 'CreateBook' }).filter(({ skip }) => skip !== undefined);
  expect(names(skipped)).toEqual(['CreateBook 400 internal']);
});
