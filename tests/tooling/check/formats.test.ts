import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import type { Problem } from '../../../src/problems/problem';
import { formatGithub } from '../../../tooling/check/format-github';
import { formatText } from '../../../tooling/check/format-text';
import { type CheckReport, isOk, toDocument } from '../../../tooling/check/report';

const problem = (rest: Partial<Problem> = {}): Problem => ({
  severity: 'error',
  code: 'link/unknown-page',
  file: 'content/guides/a b.mdx',
  line: 3,
  column: 5,
  found: 'a link to /docs/, 100 %: nowhere',
  expected: 'a page',
  fix: 'write [text](address)',
  ...rest,
});

const report = (problems: Problem[], rest: Partial<CheckReport> = {}): CheckReport => ({
  tools: [],
  content: {
    problems,
    coverage: [[{ name: 'fields described', done: 1, total: 2 }]],
    interfaceWords: 0,
    unchecked: [],
  },
  ...rest,
});

const types = { name: 'types', ok: false, output: 'a.ts(1,2): error TS1005\n100 %\n' };
const lint = { name: 'lint and format', ok: true, output: 'Checked 9 files.\n' };

test('passes with warnings, and fails with an error or another check', () => {
  expect(isOk(report([problem({ severity: 'warning' })]))).toBe(true);
  expect(isOk(report([problem()]))).toBe(false);
  expect(isOk(report([], { tools: [lint] }))).toBe(true);
  expect(isOk(report([], { tools: [lint, types] }))).toBe(false);
});

test('prints for people one line for each check, the output of those that failed, and a count', () => {
  const warning = problem({ severity: 'warning', file: 'content/site.yaml' });
  const lines = formatText(report([problem(), warning], { tools: [types, lint] })).split('\n');
  expect(lines.slice(0, 5)).toEqual([
    'failed  types',
    'a.ts(1,2): error TS1005',
    '100 %',
    'ok      lint and format',
    'failed  content',
  ]);
  expect(lines).toContainEqual(expect.stringMatching(/^fields described +1 of +2 +50 %$/));
  expect(lines.at(-1)).toBe('1 error and 1 warning in 2 files');
});

test('says what was not checked because of errors', () => {
  const { content, tools } = report([problem()]);
  const text = formatText({ tools, content: { ...content, unchecked: ['spelling', 'style'] } });
  expect(text).toMatch(/\nNot checked until these errors are fixed: spelling, style\.$/);
});

test('says how many mistakes the words of the interface file have, and how to see them', () => {
  const { content, tools } = report([]);
  expect(formatText({ tools, content: { ...content, interfaceWords: 3 } })).toMatch(
    /\nNot shown: 3 mistakes of spelling and style in the words of the interface file; --interface-words shows them\.$/,
  );
});

test('the JSON document names every check, and every problem as it is', () => {
  const document = toDocument(report([problem()], { tools: [types, lint] }));
  expect(document).toMatchObject({ version: 1, ok: false, problems: [problem()] });
  expect(document.checks.map(({ name, ok }) => [name, ok])).toEqual([
    ['types', false],
    ['lint and format', true],
    ['content', false],
  ]);
});

test('escapes annotations of GitHub, so that no text ends a property or the message', () => {
  const annotated = formatGithub(report([problem({ file: 'content/a,b:c.mdx' })]), resolve('.'));
  expect(annotated).toBe(
    '::error file=content/a%2Cb%3Ac.mdx,line=3,col=5,title=link/unknown-page::' +
      'found a link to /docs/, 100 %25: nowhere%0Aexpected a page%0Afix: write [text](address)',
  );
});

test('annotates warnings, problems without a line, and checks of the code', () => {
  const warning = problem({ severity: 'warning', line: undefined, column: undefined, found: 'it' });
  const lines = formatGithub(report([warning], { tools: [types, lint] }), resolve('.'));
  expect(lines.split('\n')).toEqual([
    '::error title=types::a.ts(1,2): error TS1005%0A100 %25',
    expect.stringMatching(/^::warning file=content\/guides\/a b.mdx,title=link\/unknown-page::/),
  ]);
});

test('names files for GitHub from the root of the repository', () => {
  const lines = formatGithub(report([problem({ file: 'content/site.yaml' })]), resolve('..'));
  expect(lines).toMatch(/^::error file=[^/,]+\/content\/site.yaml,/);
});
