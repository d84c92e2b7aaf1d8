import { expect, test } from 'vitest';
import { remember, rememberByAnswers } from '../../../src/text/remember';

function countCalls(limit?: number) {
  const calls: string[] = [];
  const compute = remember(
    (word: string) => {
      calls.push(word);
      return word.toUpperCase();
    },
    (word) => word,
    limit,
  );
  return { calls, compute };
}

test('computes a result once', () => {
  const { calls, compute } = countCalls();
  expect([compute('a'), compute('b'), compute('a')]).toEqual(['A', 'B', 'A']);
  expect(calls).toEqual(['a', 'b']);
});

test('forgets all results beyond the limit, and computes them again', () => {
  const { calls, compute } = countCalls(2);
  for (const word of ['a', 'b', 'c', 'a']) expect(compute(word)).toBe(word.toUpperCase());
  expect(calls).toEqual(['a', 'b', 'c', 'a']);
});

test('computes a result again only when an answer that it used differs', () => {
  let runs = 0;
  const greet = rememberByAnswers(
    (key: { name: string }, site: { title(lang: string): string }) => {
      runs += 1;
      return `${site.title('en')}, ${key.name}`;
    },
  );
  const key = { name: 'Ada' };
  const site = (titles: Record<string, string>) => ({
    title: (lang: string) => titles[lang] ?? '',
  });
  expect(greet(key, site({ en: 'Hello', de: 'Hallo' }))).toBe('Hello, Ada');
  expect(greet(key, site({ en: 'Hello', de: 'Guten Tag' }))).toBe('Hello, Ada');
  expect(runs).toBe(1);
  expect(greet(key, site({ en: 'Good day' }))).toBe('Good day, Ada');
  expect(greet({ name: 'Bo' }, site({ en: 'Good day' }))).toBe('Good day, Bo');
  expect(runs).toBe(3);
});
