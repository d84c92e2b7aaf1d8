import { spawnSync } from 'node:child_process';
import { beforeAll, describe, expect, test } from 'vitest';
import { checkInterface } from '../../../src/content/interface/check-interface';
import { buildApi } from '../../../src/openapi/build/build-api';
import { buildCall } from '../../../src/openapi/calls/build-call';
import { findPageProblems } from '../../../src/openapi/checks/addresses';
import { asObject, type OpenApiDocument } from '../../../src/openapi/document/document';
import { extractOperations } from '../../../src/openapi/document/extract-operations';
import { escapeKey } from '../../../src/openapi/document/pointer';
import { makeExample } from '../../../src/openapi/examples/examples';
import { cutMark } from '../../../src/openapi/examples/unfold-schema';
import { createValidator } from '../../../src/openapi/examples/validate-value';
import type { NamedSchema, Operation } from '../../../src/openapi/model';
import { buildPages } from '../../../src/page-models/build-pages';
import type { VersionPages } from '../../../src/page-models/model';
import { documentNames, loadDocument, readFacts } from '../documents';

/** All values of a key in a part of the model, in order. */
function listValues(part: unknown, wanted: string): string[] {
  const found: string[] = [];
  JSON.stringify(part, (key, value) => {
    if (key === wanted && typeof value === 'string') found.push(value);
    return value;
  });
  return found;
}

/** JSON pointers of all schemas of bodies, parameters and headers, and of the named types. */
function listSchemas(document: OpenApiDocument): string[] {
  const found: string[] = [];
  const visit = (value: unknown, pointer: string): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, part] of Object.entries(value)) {
      const place = `${pointer}/${escapeKey(key)}`;
      if (key === 'schema' || pointer === '/components/schemas') found.push(place);
      else visit(part, place);
    }
  };
  visit(document.paths, '/paths');
  visit(asObject(document.components), '/components');
  return found;
}

const valueAt = (document: OpenApiDocument, pointer: string) =>
  pointer
    .slice(1)
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((found, key) => (found as Record<string, unknown>)[key], document);

/** Whether a schema allows any text: one that is made says nothing. */
const isAnyText = (schema: unknown) => {
  const { description: _, ...rest } = asObject(schema);
  return JSON.stringify(rest) === '{"type":"string"}';
};

/** Schemas without a generated example, by the end of their JSON pointers, with the reason. */
const unmade: Record<string, string> = {
  '/components/schemas/And': 'the first alternative of its parts contains it',
  '/components/schemas/Filter': 'its first alternative contains it',
  '/paths/~1filters/put/requestBody/content/application~1json/schema':
    'its first alternative contains it',
  '/components/schemas/References': 'the sampler follows no anchors',
  '/components/requestBodies/References/content/application~1json/schema':
    'the sampler follows no anchors',
  '/components/responses/References/content/application~1json/schema':
    'the sampler follows no anchors',
  "/paths/~1<script>~1{__proto__}~1{constructor}~1'$(id)'/post/requestBody/content/constructor/schema":
    'it contains itself, and a field has the name of an inherited property',
  "/paths/~1<script>~1{__proto__}~1{constructor}~1'$(id)'/post/responses/4XX/content/application~1json/schema":
    'it contains itself, and a field has the name of an inherited property',
  '/components/schemas/Endless': 'every value of it would have to contain another one',
  '/paths/~1things~1{id}/get/parameters/0/schema': 'it allows everything',
  '/paths/~1things~1{id}/get/responses/4XX/headers/x-why/schema': 'it allows everything',
  '/paths/~1things~1{id}/put/parameters/1/schema': 'it allows everything',
  '/paths/~1things~1{id}/put/parameters/2/schema': 'it allows everything',
  '/paths/~1things~1{id}/patch/requestBody/content/*~1*/schema': 'it allows everything',
};

/** The words that a shell parses a command into. */
function readWords(command: string): string[] {
  const script = `curl() { printf '%s\\0' "$@"; }\nset -u; API_TOKEN=token; API_TOKEN_CONSTRUCTOR=token\n${command}\n`;
  const { stdout, stderr, status } = spawnSync('sh', { input: script, encoding: 'utf8' });
  if (status !== 0 || stderr) throw new Error(stderr);
  return stdout.split('\0').slice(0, -1);
}

describe.each(documentNames)('the document %s', (name) => {
  let document: OpenApiDocument;
  let operations: Operation[];
  let schemas: NamedSchema[];
  let pages: VersionPages['operationsById'];
  beforeAll(async () => {
    const content = await loadDocument(name);
    document = content.document;
    ({ operations, schemas } = content.api);
    pages = buildPages(content).operationsById;
  });

  test('becomes a model quickly, without problems', () => {
    const start = process.cpuUsage();
    const api = buildApi(document);
    expect(process.cpuUsage(start).user / 1e6).toBeLessThan(5);
    expect(findPageProblems(document)).toEqual([]);
    expect(api.operations.length).toBeGreaterThan(0);
  });

  test('has all of its parameters, headers, fields and media types in the model', () => {
    const namesOfTypes = listValues(schemas, 'name');
    for (const operation of operations) {
      const facts = readFacts(document, operation);
      const { parameters, body, responses } = operation;
      const lists = responses.flatMap((response) => response.headers.map((header) => header.name));
      expect(parameters.map((each) => `${each.in} ${each.name}`).sort()).toEqual(
        facts.parameters.sort(),
      );
      expect(lists).toEqual(facts.headers);
      expect(responses.map(({ status }) => status).sort()).toEqual(facts.statuses.sort());
      expect(listValues([body, responses.map(({ content }) => content)], 'type')).toEqual(
        expect.arrayContaining(facts.mediaTypes),
      );
      const names = new Set([...listValues(operation, 'name'), ...namesOfTypes]);
      expect(facts.fields.filter((field) => !names.has(field))).toEqual([]);
    }
  });

  test('assigns every part of a page a unique anchor that is a valid id', () => {
    for (const operation of operations) {
      const { parameters, body, responses } = operation;
      const rows = listValues(
        [parameters, responses.map(({ headers }) => headers), body],
        'anchor',
      );
      const all = listValues(operation, 'anchor');
      // The first media type of a body has the anchor of the body.
      const media = [body, ...responses].flatMap((each) => each?.content[0]?.anchor ?? []);
      const own = all.filter((anchor) => !media.includes(anchor));
      expect(own.filter((anchor, index) => own.indexOf(anchor) < index)).toEqual([]);
      expect(all.filter((anchor) => /[\s\p{Cc}]/u.test(anchor) || anchor.length > 2000)).toEqual(
        [],
      );
      expect(rows.length).toBeLessThan(5000);
    }
  });

  test('has a call of each operation with everything that is required', () => {
    for (const operation of operations) {
      const { parameters } = buildCall(document, operation);
      const required = operation.parameters.filter((parameter) => parameter.required);
      expect(parameters.map((each) => each.name)).toEqual(
        expect.arrayContaining(required.map((each) => each.name)),
      );
    }
  });

  test('has a sample of each operation that a shell reads as one command', () => {
    for (const { id, method } of operations) {
      const curl = pages.get(id)?.samples.find(({ language }) => language === 'curl')?.code ?? '';
      const words = readWords(curl);
      expect(words.find((word) => /^(https?|javascript):/.test(word))).toBeDefined();
      if (!['GET', 'POST'].includes(method)) expect(words).toContain(method);
    }
  });

  test('has examples that satisfy their schemas', () => {
    const validate = createValidator(document);
    const findings = listSchemas(document).flatMap((pointer) =>
      (['request', 'response'] as const).flatMap((direction) => {
        const schema = valueAt(document, pointer);
        const value = makeExample(document, schema, direction);
        const isNeeded = !isAnyText(schema) && !Object.hasOwn(unmade, pointer);
        if (value === undefined) return isNeeded ? `none: ${pointer}` : [];
        // What is cut off satisfies no schema.
        if (JSON.stringify(value).includes(cutMark)) return [];
        const why = validate(value, pointer).misfit;
        return why ? `${pointer}: ${why}` : [];
      }),
    );
    expect(findings).toEqual([]);
  });

  test('has a valid document of each operation', async () => {
    for (const operation of operations) {
      const extracted = extractOperations(document, [operation]);
      expect(checkInterface(extracted)).toEqual([]);
      const api = buildApi(extracted);
      expect(api.operations.map(({ path, method }) => [path, method])).toEqual([
        [operation.path, operation.method],
      ]);
      expect(readFacts(extracted, operation)).toEqual(readFacts(document, operation));
    }
  });

  test('has a valid document of each area', async () => {
    for (const slug of new Set(operations.map(({ area }) => area))) {
      const area = operations.filter((operation) => operation.area === slug);
      const extracted = extractOperations(document, area);
      expect(checkInterface(extracted)).toEqual([]);
      const api = buildApi(extracted);
      expect(api.operations.map(({ id }) => id)).toEqual(area.map(({ id }) => id));
      for (const operation of area) {
        expect(readFacts(extracted, operation)).toEqual(readFacts(document, operation));
      }
    }
  });
});

test('hostile strings reach a command as they are', async () => {
  const content = await loadDocument('hostile');
  const [operation] = content.api.operations.filter(({ id }) => id === 'constructor');
  const [curl, ...others] =
    buildPages(content).operationsById.get(operation?.id ?? '')?.samples ?? [];
  expect(others).toEqual([]);
  const words = readWords(curl?.code ?? '');
  const shell = (content.document['x-strings'] as Record<string, string>).shell;
  expect(words).toContain(`X-$(id): ${shell}`);
  expect(words).toContain('X-"; $(id) `id` <b>: token');
  expect(words.join(' ')).toContain("https://host.example/$(id)/`id`/'quoted'");
});

test('an operation whose names are no identifiers has no sample for an SDK', async () => {
  const { operations } = buildPages(await loadDocument('hostile'));
  const inAll = operations.filter(({ samples }) => samples.length === 5);
  expect(inAll.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
    'DELETE /long/{name}',
    'GET /long/{name}',
  ]);
});
