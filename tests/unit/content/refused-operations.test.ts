import { expect, test } from 'vitest';
import { reportProblems } from '../../../src/gatsby/report-problems';
import { buildPages } from '../../../src/page-models/build-pages';
import { endsBuild, formatProblems, hasErrors } from '../../../src/problems/problem';
import { load } from './content-root';

const ref = (name: string) => ({ $ref: `#/components/${name}` });
const operation = (operationId: string, responses: object) => ({ operationId, responses });
const paths = {
  '/boats': {
    get: operation('listBoats', { 200: { description: 'The boats.' } }),
    post: operation('createBoat', { 200: ref('requestBodies/Boat') }),
  },
  '/quays': { get: operation('listQuays', { 200: ref('responses/Quays') }) },
  '/sheds': { parameters: [ref('schemas/Quay')], get: operation('listSheds', {}) },
};
const components = {
  requestBodies: { Boat: { content: {} } },
  responses: {
    Quays: { description: '', content: { 'application/json': { schema: ref('schemas/Quay') } } },
  },
  schemas: {
    Quay: { properties: { next: ref('responses/Quays') } },
    Unused: ref('responses/Quays'),
  },
  parameters: { Unused: ref('schemas/Quay') },
  headers: { Unused: ref('schemas/Quay') },
};

const read = (files: Record<string, string> = {}) =>
  load({
    'openapi/harbour.json': JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'Harbour', version: '1' },
      paths,
      components,
    }),
    'sidebar.yaml': '- guide: index\n- api: overview\n- api: areas\n',
    ...files,
  });

test('tells each reference of the wrong kind with the operations that it refuses', async () => {
  const { problems } = await read();
  expect(problems.map(({ pointer, found }) => `#${pointer}: ${found}`)).toEqual([
    '#/paths/~1boats/post/responses/200/$ref: a reference to #/components/requestBodies/Boat, which is a request body; POST /boats (createBoat) is left out because of it',
    '#/paths/~1sheds/parameters/0/$ref: a reference to #/components/schemas/Quay, which is a schema; GET /sheds (listSheds) is left out because of it (1 more place has the same cause)',
    '#/components/schemas/Quay/properties/next/$ref: a reference to #/components/responses/Quays, which is a response; 2 operations are left out because of it: GET /quays (listQuays), GET /sheds (listSheds) (1 more place has the same cause)',
    '#/components/headers/Unused/$ref: a reference to #/components/schemas/Quay, which is a schema; no operation needs it',
  ]);
  expect(hasErrors(problems)).toBe(true);
  expect(problems.every(({ line = 0 }) => line > 0)).toBe(true);
});

test('builds all pages but those of refused operations', async () => {
  const { content, problems } = await read({
    'notes/create-boat.mdx': '---\noperation: createBoat\n---\n\nBoats float.\n',
    'openapi/overlays/boats.yaml':
      'overlay: 1.0.0\ninfo: { title: Boats, version: "1" }\nactions:\n  - target: $.paths["/boats"].*\n    update: { description: It is about boats. }\n',
  });
  const [version] = content?.versions ?? [];
  if (!version) throw new Error('no version');
  expect(endsBuild(problems), formatProblems(problems)).toBe(false);
  expect(problems).toHaveLength(4);
  expect(buildPages(version).operations.map(({ slug }) => slug)).toEqual(['list-boats']);
  expect(Object.keys(version.document?.paths ?? {})).toEqual(['/boats']);
});

test('ends the build for other mistakes beside a refused operation', async () => {
  const { problems } = await read({ 'sidebar.yaml': '- guide: nothing\n' });
  expect(endsBuild(problems)).toBe(true);
});

test('a build tells refused operations as errors, and goes on', async () => {
  const { problems } = await read();
  const calls: string[] = [];
  const note = (name: string) => () => calls.push(name);
  const reporter = {
    setErrorMap: () => {},
    warn: note('warn'),
    error: note('error'),
    panicOnBuild: note('panic'),
  };
  reportProblems(problems, reporter as never);
  expect(calls).toEqual(['error']);
});
