import { expect, test } from 'vitest';
import { buildApi } from '../../../src/openapi/build/build-api';
import type { Json } from '../../../src/openapi/document/document';
import { listReturning } from '../../../src/openapi/errors';
import type { ErrorMeaning } from '../../../src/openapi/messages';
import { listErrors } from '../../../src/page-models/error-catalogue';
import { buildDocument, ref } from '../build-document';

const meaning: ErrorMeaning = { meaning: 'Gone.', retry: 'no', action: 'Look it up.' };
const json = (schema: unknown) => ({ content: { 'application/json': { schema } } });

/** An API with one operation for each set of responses. */
function build(...responses: Json[]) {
  const paths = Object.fromEntries(
    responses.map((each, index) => [
      `/${index}`,
      { get: { operationId: `Get${index}`, responses: each } },
    ]),
  );
  const named = (name: string) => ({ type: 'object', properties: { [name]: {} } });
  const schemas = { Error: named('message'), Other: named('code') };
  return buildApi(buildDocument(paths, { components: { schemas } }));
}

test('lists each status once, with the types of its bodies and its operations', () => {
  const api = build(
    { 200: {}, 500: json(ref('Error')), 404: json(ref('Error')) },
    { 500: json(ref('Other')) },
    { 404: json(ref('Error')), default: {} },
  );
  const entries = listErrors(api, new Map());
  expect(
    entries.map(({ status, typeNames, operations }) => [
      status,
      typeNames,
      operations.map(({ route }) => route.split('/').at(-2)),
    ]),
  ).toEqual([
    ['404', ['Error'], ['get0', 'get2']],
    ['500', ['Error', 'Other'], ['get0', 'get1']],
    ['default', [], ['get2']],
  ]);
});

test('names the kind of a body without a type of its own', () => {
  const [entry] = listErrors(build({ 400: json({ type: 'string' }) }), new Map());
  expect(entry).toEqual({
    status: '400',
    label: 'Bad request',
    typeNames: ['string'],
    reasons: [],
    operations: [{ title: 'Get0', route: '/docs/api/get0/' }],
  });
});

test('adds the meaning of a status', () => {
  const api = build({ 404: json(ref('Error')) }, { 404: json(ref('Other')) });
  const entries = listErrors(api, new Map([['404', meaning]]));
  expect(entries).toMatchObject([meaning]);
});

test('lists a status that no operation returns, but a proxy might', () => {
  const entries = listErrors(build({ 404: {} }), new Map([['502', meaning]]));
  expect(entries.map(({ status }) => status)).toEqual(['404', '502']);
  expect(entries[1]).toEqual({
    status: '502',
    label: 'Bad gateway',
    typeNames: [],
    reasons: [],
    operations: [],
    ...meaning,
  });
});

test('has the reasons that many operations share', () => {
  const reason = { title: 'No token', anchor: 'a', type: 'text/plain', text: 'Who are you?' };
  const entries = listErrors(build({ 401: {}, 404: {} }), new Map(), new Map([['401', [reason]]]));
  expect(entries.map(({ reasons }) => reasons)).toEqual([[reason], []]);
});

test('lists at most a hundred operations of an error, and says how many more there are', () => {
  const api = build(...Array.from({ length: 103 }, () => ({ 404: {} })), { 409: {} });
  const counts = listErrors(api, new Map())
    .map(listReturning)
    .map(({ operations, more }) => [operations.length, more]);
  expect(counts).toEqual([
    [100, 3],
    [1, 0],
  ]);
});
