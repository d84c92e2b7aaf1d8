import { expect, test } from 'vitest';
import { formatProblems, hasErrors, type Problem } from '../../../src/problems/problem';

const problem = (rest: Partial<Problem>): Problem => ({
  severity: 'error',
  code: 'site/missing',
  file: 'content/site.yaml',
  found: 'this',
  expected: 'that',
  fix: 'do it',
  ...rest,
});

test('shows position, finding, expectation and fix on separate lines', () => {
  expect(formatProblems([problem({ line: 3, column: 9 })])).toMatchInlineSnapshot(`
    "error  content/site.yaml:3:9
      found     this
      expected  that
      fix       do it"
  `);
});

test.each([
  [{ line: 3 }, 'content/site.yaml:3\n'],
  [{}, 'content/site.yaml\n'],
  [{ pointer: '/paths/~1books' }, 'content/site.yaml #/paths/~1books\n'],
  [{ line: 4, column: 2, pointer: '/paths' }, 'content/site.yaml:4:2 #/paths\n'],
])('shows the place as exactly as it is known: %j', (place, text) => {
  expect(formatProblems([problem(place)])).toContain(`  ${text}`);
});

test('sorts by file, line and column, and keeps the order within a place', () => {
  const found = (text: string) => [...text.matchAll(/found +(\w)/g)].map(([, name]) => name);
  const text = formatProblems([
    problem({ file: 'content/b.yaml', line: 2, column: 10, found: 'e' }),
    problem({ file: 'content/b.yaml', line: 2, column: 9, found: 'd' }),
    problem({ file: 'content/a.yaml', line: 10, found: 'b' }),
    problem({ file: 'content/a.yaml', line: 10, found: 'c' }),
    problem({ file: 'content/a.yaml', line: 9, found: 'a' }),
  ]);
  expect(found(text)).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('does not stop a build for a warning', () => {
  expect(hasErrors([problem({ severity: 'warning' })])).toBe(false);
  expect(hasErrors([problem({ severity: 'warning' }), problem({})])).toBe(true);
});
