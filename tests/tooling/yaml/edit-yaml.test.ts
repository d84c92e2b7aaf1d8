import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { escapeKey } from '../../../src/openapi/document/pointer';
import { editYaml } from '../../../tooling/yaml/edit-yaml';

const overlays = join(__dirname, '../../../content/openapi/overlays');

/** The pointers of everything in a value. */
function listPointers(value: unknown, pointer = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const below = `${pointer}/${escapeKey(key)}`;
    return [below, ...listPointers(part, below)];
  });
}

/** A value without what is at a pointer. */
function without(value: unknown, pointer: string): unknown {
  const copy = structuredClone(value) as Record<string, unknown>;
  const keys = pointer
    .slice(1)
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  const last = keys.pop() as string;
  const parent = keys.reduce((found, key) => found[key] as Record<string, unknown>, copy);
  if (Array.isArray(parent)) parent.splice(Number(last), 1);
  else delete parent[last];
  return copy;
}

/** The lines of a text that another one lacks, each as often as it is missing. */
function countNew(before: string, after: string): string[] {
  const known = before.split('\n');
  return after.split('\n').filter((line) => {
    const at = known.indexOf(line);
    if (at >= 0) known.splice(at, 1);
    return at < 0;
  });
}

/** What a pointer leads to: actions, examples and responses have the same parts over and over. */
const shapeOf = (pointer: string) =>
  pointer
    .replace(/\/(examples|responses)\/[^/]+/g, '/$1/*')
    .replace(/\/(value|x-request)\/.*/, '/$1/*')
    .replace(/\/\d+/g, '/0');

describe('removes whatever an overlay contains, and nothing else', () => {
  /** Each shape is tried in the first overlay that has it. */
  const tried = new Set<string>();

  test.each(readdirSync(overlays))('%s', (file) => {
    const text = readFileSync(join(overlays, file), 'utf8');
    // Each action in a file of its own, which is much faster to parse.
    const [head, ...actions] = text.split(/^(?= {2}- target:)/m);
    expect(actions.length).toBe(parse(text).actions.length);
    for (const action of actions) {
      const only = `${head}${action}`;
      const value = parse(only);
      for (const pointer of listPointers(value)) {
        if (tried.has(shapeOf(pointer))) continue;
        tried.add(shapeOf(pointer));
        const edited = editYaml(only, [{ remove: pointer }]);
        expect(parse(edited), `${file} ${pointer}`).toEqual(without(value, pointer));
        expect(countNew(only, edited).length, pointer).toBeLessThanOrEqual(1);
      }
    }
  });

  test('of many shapes', () => {
    expect(tried.size).toBeGreaterThan(100);
  });
});

/** A text after edits; its lines are written without a margin. */
const edit = (text: string, ...edits: Parameters<typeof editYaml>[1]) => editYaml(text, edits);

test('takes the comment directly above an entry along', () => {
  const text = 'a: 1\n# About b,\n# in two lines.\nb: 2 # two\nc: 3\n';
  expect(edit(text, { remove: '/b' })).toBe('a: 1\nc: 3\n');
});

test('keeps a heading until the last entry below it is removed', () => {
  const text = '- a\n\n# Heading\n- b\n- c\n\n# Other\n- d\n';
  expect(edit(text, { remove: '/1' })).toBe('- a\n\n# Heading\n- c\n\n# Other\n- d\n');
  expect(edit(text, { remove: '/1' }, { remove: '/2' })).toBe('- a\n\n# Other\n- d\n');
});

test('keeps the comment at the start of a file', () => {
  const text = '# yaml-language-server: $schema=a.json\na: 1\n\nb: 2\n';
  expect(edit(text, { remove: '/a' })).toBe('# yaml-language-server: $schema=a.json\nb: 2\n');
});

test.each([
  ['{ a: 1, b: 2, c: 3 }', '/a', '{ b: 2, c: 3 }'],
  ['{a: 1,b: 2}', '/b', '{a: 1}'],
  ['[ a , b, ]', '/1', '[ a ]'],
  ['{ a: { b: 1 } }', '/a/b', '{ a: {} }'],
  ['[\n  a, # first\n  b # second\n]', '/1', '[\n  a, # first\n   # second\n]'],
  ['{"a": 1, "b": [2]}', '/b/0', '{"a": 1, "b": []}'],
])('removes from %j the entry %s', (text, remove, expected) => {
  expect(edit(`${text}\n`, { remove })).toBe(`${expected}\n`);
});

test.each([
  ['a:\n  b: 1\n', '/a/b', 'a: {}\n'],
  ['a: # why\n  b: 1\n', '/a/b', 'a: # why\n  {}\n'],
  ['a:\n- 1\nb: 2\n', '/a/0', 'a: []\nb: 2\n'],
  ['- a: 1\n  b: 2\n', '/0/a', '- b: 2\n'],
  ['- a: |\n    x\n\n  # About b\n  b: 2\n', '/0/a', '- # About b\n  b: 2\n'],
  ['a: |+\n  x\n\nb: 1\n\nc: 2\n', '/b', 'a: |+\n  x\n\nc: 2\n'],
  ['a: 1\n\nb: >-\n  x\n  y\n', '/b', 'a: 1\n'],
  ['a: 1\n\nb: 2\n\nc: 3\n', '/b', 'a: 1\n\nc: 3\n'],
  ['a: 1\r\n\r\nb: 2\r\n\r\nc: 3\r\n', '/b', 'a: 1\r\n\r\nc: 3\r\n'],
  ['a:\n  b: 1\n  # end\nc: 2', '/a', 'c: 2'],
  ['- &x [1]\n- 2\n', '/0', '- 2\n'],
  ['a:\nb: 1\n', '/a', 'b: 1\n'],
])('leaves valid text of %j without %s', (text, remove, expected) => {
  const edited = edit(text, { remove });
  expect(edited).toBe(expected);
  expect(parse(edited)).toEqual(without(parse(text), remove));
});

test('keeps a value that another part refers to', () => {
  const text = 'a: &x\n  b: 1\nc: *x\nd: *x\n';
  expect(edit(text, { remove: '/a' })).toBe('c: &x { b: 1 }\nd: *x\n');
});

test('edits a value that several parts refer to once', () => {
  const text = 'a: &x { b: 1, c: 2 }\nd: *x\n';
  const edited = edit(text, { remove: '/a/b' }, { remove: '/d/b' }, { rename: '/d/c', to: 'e' });
  expect(edited).toBe('a: &x { e: 2 }\nd: *x\n');
});

test('renames a key in its quotes', () => {
  const text = 'a: 1 # one\n\'b\': { "c": 2 }\n';
  const edited = edit(
    text,
    { rename: '/a', to: 'é x' },
    { rename: '/b', to: "it's" },
    { rename: '/b/c', to: '404' },
  );
  expect(edited).toBe("é x: 1 # one\n'it''s': { \"404\": 2 }\n");
});

test.each([
  ["- target: $.a[?@.b == 'c']\n", '/0/target', "$.a[?@.b == 'd']", "- target: $.a[?@.b == 'd']\n"],
  ['a: [x, y]\n', '/a/1', 'b, c', 'a: [x, "b, c"]\n'],
  ['a: "x"\n', '/a', 'y', 'a: "y"\n'],
  ['a: x\n', '/a', '404', 'a: "404"\n'],
  ['a: |\n  x\nb: 1\n', '/a', 'y', 'a: y\nb: 1\n'],
])('replaces in %j the value of %s', (text, replace, by, expected) => {
  expect(edit(text, { replace, by })).toBe(expected);
});

test('appends to lists and maps as they are written', () => {
  const value = { target: '$', update: { description: 'One\nand two.' } };
  const text = 'actions:\n  - target: $.a\n    update: {} # nothing\n\n# end\n';
  expect(edit(text, { append: '/actions', value })).toBe(
    'actions:\n  - target: $.a\n    update: {} # nothing\n  - target: $\n    update:\n      description: |-\n        One\n        and two.\n\n# end\n',
  );
  expect(edit('a: 1', { append: '', key: 'b', value: [1] })).toBe('a: 1\nb:\n  - 1\n');
  expect(edit('a: { b: 1 }\n', { append: '/a', key: 'c', value: 'd, e' })).toBe(
    'a: { b: 1, c: "d, e" }\n',
  );
  expect(edit('{"a": []}\n', { append: '/a', value: { b: 'c' } })).toBe('{"a": [ {"b":"c"} ]}\n');
});

test('refers with all pointers to the text before the edits', () => {
  const text = '- a\n- b\n- { c: 1, d: 2 }\n';
  const edited = edit(
    text,
    { remove: '/0' },
    { append: '', value: 'e' },
    { remove: '/1' },
    { remove: '/2/c' },
  );
  expect(edited).toBe('- { d: 2 }\n- e\n');
});

test('refuses to edit what is not there', () => {
  expect(() => edit('a: 1\n', { remove: '/b' })).toThrow('nothing at /b');
  expect(() => edit('a: [1\n', { remove: '/a' })).toThrow('no YAML');
});
