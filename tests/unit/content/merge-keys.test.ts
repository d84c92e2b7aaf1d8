import { expect, test } from 'vitest';
import { createPointerFinder } from '../../../src/content/files/positions';
import { parseYamlText } from '../../../src/content/files/yaml-text';
import { load } from './content-root';

const read = (text: string, merges = false) =>
  parseYamlText(text, 'a.yaml', { merges }).problems.map(({ code, line, column }) => ({
    code,
    line,
    column,
  }));

test.each([false, true])('accepts the same signs as text, merging: %j', (merges) => {
  expect(read('"<<": 1\nb: <<\n', merges)).toEqual([]);
});

test('merges maps and lists of them where it is asked to', () => {
  const text = 'a: &a { x: 1, y: 1 }\nb: { <<: [*a, { z: 3 }], y: 2 }\n';
  expect(parseYamlText(text, 'a.yaml', { merges: true }).value?.toJS().b).toEqual({
    x: 1,
    y: 2,
    z: 3,
  });
});

test.each(['3', '[1]', '*c'])('finds a key that merges %s, which is no map', (value) => {
  expect(read(`c: &c 1\nb: { <<: ${value} }\n`, true)).toEqual([
    { code: 'yaml/syntax', line: 1, column: 1 },
  ]);
});

test('finds what is merged where it was written, and ends in a circle', () => {
  const find = createPointerFinder('a: &a\n  x: 1\nb:\n  <<: *a\nc: &c\n  <<: *c\n');
  expect(find('/b/x')).toEqual({ line: 2, column: 3 });
  expect(find('/c/x')).toEqual({ line: 5, column: 1 });
});

const merging = `openapi: 3.1.0
info: { title: Library, version: "1" }
x-common: &common
  tags: [Books]
  responses: { "200": { description: The books. } }
paths:
  /books:
    get: { <<: *common, operationId: ListBooks }
  /shelves:
    get:
      <<: *common
      operationId: ListShelves
      tags: [Shelves]
`;

test('merges in OpenAPI documents and overlays, with the lines of what was written', async () => {
  const overlay = `overlay: "1.0.0"
info: { title: Words, version: "1" }
actions:
  - target: "$.paths['/shelves'].get"
    update: &words
      description: See [it](/docs/nowhere/).
  - { target: "$.paths['/books'].get", update: { <<: *words, summary: List } }
`;
  const { content, problems } = await load({
    'openapi/library.yaml': merging,
    'openapi/overlays/a.yaml': overlay,
  });
  const operations = content?.versions[0]?.api?.operations;
  expect(operations?.map(({ id, area, title }) => [id, area, title])).toEqual([
    ['ListBooks', 'books', 'List'],
    ['ListShelves', 'shelves', 'List shelves'],
  ]);
  expect(problems.map(({ code, file, line }) => [code, file, line])).toEqual([
    ['link/unknown-page', 'content/openapi/overlays/a.yaml', 6],
  ]);
});

test('still refuses it in settings', async () => {
  const { problems } = await load({ 'sidebar.yaml': '- &a { guide: index }\n- { <<: *a }\n' });
  expect(problems.map(({ code, line }) => [code, line])).toEqual([['settings/wrong-value', 2]]);
});
