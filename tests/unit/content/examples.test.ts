import { beforeAll, expect, test } from 'vitest';
import type { OpenApiDocument } from '../../../src/openapi/document/document';
import { escapeKey } from '../../../src/openapi/document/pointer';
import { listExamples } from '../../../src/openapi/examples/list-examples';
import { createValidator, type ValidateValue } from '../../../src/openapi/examples/validate-value';
import type { MediaType } from '../../../src/openapi/messages';
import type { Api } from '../../../src/openapi/model';
import { loadOwnSite } from '../sites';

let api: Api;
let document: OpenApiDocument;
let validate: ValidateValue;

beforeAll(async () => {
  const [version] = (await loadOwnSite()).versions;
  if (!version?.api || !version.document) throw new Error('the site has no interface');
  ({ api, document } = version as { api: Api; document: OpenApiDocument });
  validate = createValidator(document);
});

/** `position: what is wrong`, or nothing. */
function judge(place: string, value: unknown, schema: string): string[] {
  const mistake = validate(value, schema).misfit;
  return mistake === undefined ? [] : [`${place}: ${mistake}`];
}

test('every example in the published document satisfies its schema', () => {
  const examples = listExamples(document);
  expect(examples.length).toBeGreaterThan(200);
  expect(examples.flatMap(({ pointer, schema, value }) => judge(pointer, value, schema))).toEqual(
    [],
  );
});

/** The bodies of an operation with the JSON pointer of what describes each of them. */
function listBodies(): [pointer: string, content: MediaType[]][] {
  return api.operations.flatMap(({ path, method, body, responses }) => {
    const pointer = `/paths/${escapeKey(path)}/${method.toLowerCase()}`;
    return [
      [`${pointer}/requestBody`, body?.content ?? []] as [string, MediaType[]],
      ...responses.map(({ status, content }): [string, MediaType[]] => [
        `${pointer}/responses/${status}`,
        content,
      ]),
    ];
  });
}

test('every example on a page satisfies its schema, including generated ones', () => {
  let count = 0;
  const mistakes = listBodies().flatMap(([pointer, content]) =>
    content.flatMap(({ type, schema, examples }) => {
      const place = `${pointer}/content/${escapeKey(type)}`;
      return examples.flatMap(({ text }) => {
        count += 1;
        const isText = schema.label.startsWith('string');
        return judge(place, isText ? text : JSON.parse(text), `${place}/schema`);
      });
    }),
  );
  expect(mistakes).toEqual([]);
  expect(count).toBeGreaterThan(150);
});

test('every JSON body has at least one example', () => {
  const without = listBodies().flatMap(([pointer, content]) =>
    content.filter(({ examples }) => examples.length === 0).map(({ type }) => `${pointer} ${type}`),
  );
  expect(without).toEqual([]);
});
