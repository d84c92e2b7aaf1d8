import { expect, test } from 'vitest';
import { z } from 'zod';
import { parseYaml } from '../../../src/content/files/parse-yaml';
import { siteConfigSchema } from '../../../src/content/settings/site-config';
import { load } from './content-root';

const schema = z.strictObject({
  name: z.string(),
  kind: z.enum(['old', 'new']).optional(),
  list: z.array(z.strictObject({ label: z.string() })).optional(),
});

/** `line:column found`, one for each mistake of a YAML text. */
function mistakesIn(text: string, firstLine?: number): string[] {
  const { problems } = parseYaml(text, 'a.yaml', schema, { firstLine });
  return problems.map(({ line, column, found }) => `${line}:${column} ${found}`);
}

test('returns the values of a valid file', () => {
  expect(parseYaml('name: a\nkind: old\n', 'a.yaml', schema)).toEqual({
    value: { name: 'a', kind: 'old' },
    problems: [],
  });
});

test('points to each invalid value, counted from the start of the file', () => {
  expect(mistakesIn('name: 7\nlist:\n  - label: a\n  - label: [b]\n', 2)).toEqual([
    expect.stringMatching(/^2:7 /),
    expect.stringMatching(/^5:12 /),
  ]);
});

test('points to each unknown setting', () => {
  expect(mistakesIn('name: a\nlist:\n  - label: a\n    hint: b\ncolor: c\n')).toEqual([
    expect.stringMatching(/^4:5 .*hint/),
    expect.stringMatching(/^5:1 .*color/),
  ]);
});

test('points to the entry in which a setting is missing', () => {
  expect(mistakesIn('name: a\nlist:\n  - label: a\n  - {}\n')).toEqual([
    expect.stringMatching(/^4:5 .*label/),
  ]);
});

test('reports invalid YAML with its position in the file', () => {
  const [mistake] = mistakesIn('name: a: b\n', 4);
  expect(mistake).toMatch(/^4:7 /);
  expect(mistake).not.toContain('line 1');
});

test.each(['', '# nothing yet\n', '[]', 'a text'])(
  'requires settings if the file is %j',
  (text) => {
    expect(mistakesIn(text)).toHaveLength(1);
  },
);

test('shows a value as written, and how to turn it into a string', () => {
  const { problems } = parseYaml('name: 1.0\n', 'a.yaml', schema);
  expect(problems).toMatchObject([{ found: 'name: 1.0', fix: 'write name: "1.0"' }]);
});

test('explains in plain words what a setting should be', () => {
  const text = 'title: 7\nprefix: docs/\nurl: here\n';
  const { problems } = parseYaml(text, 'site.yaml', siteConfigSchema);
  for (const { expected } of problems) {
    expect(expected).not.toMatch(/Invalid|undefined|received|pattern|>=|Too small/);
  }
});

test.each(['/a', '/docs', '/docs/library'])('accepts the base path %s', async (prefix) => {
  const { content, problems } = await load();
  expect(problems).toEqual([]);
  const { success } = siteConfigSchema.safeParse({ ...content?.site, prefix });
  expect(success).toBe(true);
});

test.each(['docs', '/docs/', '//docs', '/', '/do cs'])(
  'rejects the base path %s',
  async (prefix) => {
    const { content } = await load();
    expect(siteConfigSchema.safeParse({ ...content?.site, prefix }).success).toBe(false);
  },
);

const union = z.array(
  z.union([
    z.strictObject({ page: z.string() }),
    z.strictObject({ label: z.string(), kind: z.enum(['old', 'new']), list: z.array(z.string()) }),
  ]),
);

test.each([
  ['name: a\nkindd: old\n', schema, 'did you mean kind?'],
  ['nam: a\n', schema, 'did you mean name?'],
  ['name: a\nlist: [{ lable: b }]\n', schema, 'did you mean label?'],
  ['- pag: a\n', union, 'did you mean page?'],
  ['- { label: a, kind: old, lst: [] }\n', union, 'did you mean list?'],
  ['- { label: a, kind: odl, list: [] }\n', union, 'did you mean kind: old?'],
])('reports a misspelt name once, with the one that was meant: %j', (text, kind, fix) => {
  const { problems } = parseYaml<unknown>(text, 'a.yaml', kind);
  expect(problems.map((problem) => problem.fix)).toEqual([fix]);
});

test('suggests no setting that is there already, or that belongs to another form', () => {
  for (const [text, kind] of [
    ['name: a\nnames: b\n', schema],
    ['- { page: a, lable: b }\n', union],
  ] as const) {
    const { problems } = parseYaml<unknown>(text, 'a.yaml', kind);
    expect(problems.map(({ fix }) => fix)).toEqual(['remove it, or correct its spelling']);
  }
});

test('reports one syntax error, and the repeated names before it', () => {
  const found = mistakesIn('name: a\nname: b\nlist: [\nkind: : c\n  d: "e\n');
  expect(found).toEqual([
    expect.stringMatching(/^2:1 .*second time/),
    expect.stringMatching(/^3:7 .*without the ]/),
  ]);
});
