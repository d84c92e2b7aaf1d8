import { expect, test } from 'vitest';
import { buildApi } from '../../../src/openapi/build/build-api';
import type { Json } from '../../../src/openapi/document/document';
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
  return buildApi(buildDocument(paths, { components: { schemas } })).api;
}

test('lists each pair of status and body type once, by status, with its operations', () => {
  const api = build(
    { 200: {}, 500: json(ref('Error')), 404: json(ref('Error')) },
    { 500: json(ref('Other')) },
    { 404: json(ref('Error')), default: {} },
  );
  const entries = listErrors(api, new Map());
  expect(
    entries.map(({ status, typeName, operations }) => [
      status,
      typeName,
      operations.map(({ route }) => route.split('/').at(-2)),
    ]),
  ).toEqual([
    ['404', 'Error', ['get0', 'get2']],
    ['500', 'Error', ['get0']],
    ['500', 'Other', ['get1']],
    ['default', undefined, ['get2']],
  ]);
});

test('names the kind of a body without a type of its own', () => {
  const [entry] = listErrors(build({ 400: json({ type: 'string' }) }), new Map());
  expect(entry).toEqual({
    status: '400',
    label: 'Bad request',
    typeName: 'string',
    operations: [{ title: 'Get0', route: '/docs/api/get0/' }],
  });
});

test('adds the meaning of a status to each of its entries', () => {
  const api = build({ 404: json(ref('Error')) }, { 404: json(ref('Other')) });
  const entries = listErrors(api, new Map([['404', meaning]]));
  expect(entries).toMatchObject([meaning, meaning]);
});

test('lists a status that no operation returns, but a proxy might', () => {
  const entries = listErrors(build({ 404: {} }), new Map([['502', meaning]]));
  expect(entries.map(({ status }) => status)).toEqual(['404', '502']);
  expect(entries[1]).toEqual({ status: '502', label: 'Bad gateway', operations: [], ...meaning });
});
