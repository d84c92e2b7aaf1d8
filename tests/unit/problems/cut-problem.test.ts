import { expect, test } from 'vitest';
import { cutFinding } from '../../../src/problems/cut-problem';
import { formatPosition } from '../../../src/problems/problem';

const finding = { code: 'a/b', expected: 'less', fix: 'write less' };

test('cuts what a message quotes, and keeps both of its ends', () => {
  const { found, fix } = cutFinding({ ...finding, found: `the key ${'a'.repeat(5e6)}, twice` });
  expect(found.length).toBeLessThan(1_000);
  expect(found).toMatch(/^the key a+ … a+, twice$/);
  expect(fix).toBe('write less');
});

test('shows characters that a terminal would obey', () => {
  expect(cutFinding({ ...finding, found: 'the key \u001b[2J' }).found).toBe('the key \\u001b[2J');
});

test('cuts a long pointer where it is shown', () => {
  const pointer = `/${'a'.repeat(10_000)}`;
  const shown = formatPosition({
    ...finding,
    found: '',
    severity: 'error',
    file: 'a.json',
    pointer,
  });
  expect(shown.length).toBeLessThan(500);
});
