import { expect, test } from 'vitest';
import { checkJson } from '../../../src/content/files/json-text';
import { findSizeProblems } from '../../../src/content/files/value-size';
import { parseYamlText } from '../../../src/content/files/yaml-text';

const nest = (levels: number) => JSON.parse(`${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`);

test('finds the part that has more levels than any program should go through', () => {
  expect(findSizeProblems({ b: nest(190) })).toEqual([]);
  const [problem, ...others] = findSizeProblems({ short: nest(3), long: nest(5_000) });
  expect(others).toEqual([]);
  expect(problem).toMatchObject({ code: 'file/too-deep' });
  expect(problem?.found).toContain('more than 200 deep');
  expect(problem?.pointer).toMatch(/^\/long\/a\/a/);
});

/** Ten levels of lists, each of which has the one before nine times. */
const bomb = Array.from({ length: 10 }, (_, level) => {
  const parts = Array.from({ length: 9 }, () => (level === 0 ? 'x' : `*a${level - 1}`));
  return `a${level}: &a${level} [${parts.join(', ')}]`;
}).join('\n');

test('refuses aliases of aliases that expand to billions of values', () => {
  const { problems } = parseYamlText(bomb, 'site.yaml');
  expect(problems).toMatchObject([{ code: 'yaml/syntax', file: 'site.yaml' }]);
});

test('accepts an alias that is used often', () => {
  const often = `a: &a { b: 1 }\nc: [${'*a, '.repeat(2_000)}1]\n`;
  expect(parseYamlText(often, 'often.yaml').problems).toEqual([]);
});

test('reports too many levels where the parser itself gives up', () => {
  const [yaml] = parseYamlText(`a: ${'['.repeat(20_000)}`, 'deep.yaml').problems;
  expect(yaml).toMatchObject({ code: 'file/too-deep', line: 1 });
  const [json] = checkJson('['.repeat(100_000));
  expect(json).toMatchObject({ code: 'file/too-deep' });
});

test('refuses a text of several megabytes', () => {
  expect(findSizeProblems({ a: ['x', { b: 'x'.repeat(2e6) }] })).toMatchObject([
    { code: 'file/too-long-text', pointer: '/a/1/b' },
  ]);
});
