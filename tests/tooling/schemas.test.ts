import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadContent } from '../../src/content/load-content';
import { hasErrors } from '../../src/problems/problem';
import { authorFiles } from '../../tooling/schemas/author-files';
import { printSchema } from '../../tooling/schemas/print-schema';
import { printSettings } from '../../tooling/schemas/print-settings';
import { withInterface, writeContent } from '../unit/content/content-root';
import { onMistakeRoot } from '../unit/content/mistake-root';
import { findKind, markFiles, markText, readSchema } from './editor-marks';
import { schemaMistakes } from './schema-mistakes';

const fixtures = 'tests/fixtures';

interface ObjectSchema {
  type?: unknown;
  properties?: Record<string, { description?: string }>;
}

test.each(authorFiles)('has an up-to-date JSON Schema: $name', ({ name, title, schema }) => {
  const written = readFileSync(`schemas/${name}.json`, 'utf8');
  expect(written, 'run `npm run schemas` to write it').toBe(printSchema(schema, title));
});

test('has no JSON Schema of anything else', () => {
  const names = authorFiles.map(({ name }) => `${name}.json`);
  expect(readdirSync('schemas').sort(), 'remove it').toEqual([...names, 'README.md'].sort());
});

test('has an up-to-date page of all settings', () => {
  const written = readFileSync('schemas/README.md', 'utf8');
  expect(written, 'run `npm run schemas` to write it').toBe(printSettings());
});

test.each(authorFiles)('describes every setting: $name', ({ name }) => {
  const undescribed: string[] = [];
  const visit = (value: unknown, pointer: string) => {
    if (typeof value !== 'object' || value === null) return;
    const { type, properties } = value as ObjectSchema;
    for (const [key, { description }] of Object.entries((type === 'object' && properties) || {})) {
      if (!description) undescribed.push(`${pointer}/${key}`);
    }
    for (const [key, part] of Object.entries(value)) visit(part, `${pointer}/${key}`);
  };
  visit(readSchema(name), '');
  expect(undescribed).toEqual([]);
});

const sites = [
  'content',
  ...['small-site', 'versions-site', 'changelog-site'].map((name) => `${fixtures}/${name}`),
  ...readdirSync(`${fixtures}/documents`).map((name) => `${fixtures}/documents/${name}`),
];

test.each(sites)('marks nothing in the valid files of %s', (root) => {
  const marked = markFiles(root);
  expect([...marked.keys()]).toEqual(expect.arrayContaining(['site.yaml', 'guides/index.mdx']));
  expect([...marked].filter(([, marks]) => marks.length > 0)).toEqual([]);
});

test.each([
  [
    'a field',
    '$.components.schemas.Book.properties',
    '{ description: { description: Its text. } }',
  ],
  ['a field', '$.components.schemas.Call', '{ properties: { headers: { example: { a: 1 } } } }'],
  ['a field', '$.components.schemas.Call.properties.headers', '{ description: What it sends. }'],
  ['an example', '$.paths.*.get', '{ examples: { one: { value: { description: 5 } } } }'],
  ['the whole document', '$', '{ info: { x-logo: { url: /logo.svg } }, tags: [{ name: Books }] }'],
])('marks nothing in the words on %s: %s', (_, target, update) => {
  const head = 'overlay: 1.0.0\ninfo: { title: Words, version: "1" }\nactions:\n';
  const text = `${head}  - { target: "${target}", update: ${update} }\n`;
  expect(markText('openapi/overlays/words.yaml', text)).toEqual([]);
});

describe('marks a typical mistake, which the check reports too', () => {
  test.each(Object.entries(schemaMistakes))('%s', async (_, { file, text, at }) => {
    const marks = markText(file, text) ?? [];
    expect(marks.map((mark) => mark.at)).toContain(at);
    const { problems } = await loadContent(writeContent({ ...withInterface, [file]: text }));
    expect(hasErrors(problems)).toBe(true);
    expect(problems.map((problem) => problem.file)).toContain(`content/${file}`);
  });
});

test('marks only files in which the check reports a mistake', async () => {
  const names = readdirSync(fixtures).filter((name) =>
    existsSync(`${fixtures}/${name}/message.txt`),
  );
  const marked = names.flatMap((name) =>
    [...markFiles(`${fixtures}/${name}`)]
      .filter(([, marks]) => marks.length > 0)
      .map(([path]) => ({ name, path })),
  );
  expect(marked.length).toBeGreaterThan(10);
  for (const { name, path } of marked) {
    const { problems } = await onMistakeRoot(name, loadContent);
    expect(problems.map((problem) => problem.file.replace(/^[^/]+\//, ''))).toContain(path);
  }
});

test.each([...markFiles('content').keys()].filter((path) => path.endsWith('.yaml')))(
  'is named on the first line of %s, which editors read',
  (path) => {
    const [first = ''] = readFileSync(`content/${path}`, 'utf8').split('\n');
    const [, address = ''] = /^# yaml-language-server: \$schema=(.+)$/.exec(first) ?? [];
    expect(new URL(address, `file:///content/${path}`).pathname).toBe(
      `/schemas/${findKind(path)?.name}.json`,
    );
  },
);

test('is in the settings of VS Code for each kind of YAML file', () => {
  const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8'));
  const kinds = authorFiles.filter(({ files }) => !files.endsWith('.mdx'));
  expect(settings['yaml.schemas']).toEqual(
    Object.fromEntries(
      kinds.map(({ name, files }) => [`./schemas/${name}.json`, `content/${files}`]),
    ),
  );
});
