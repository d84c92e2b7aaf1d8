import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { corpus } from './corpus';
import { tryAll } from './crew';
import type { Outcome } from './fault';

const fixture = join(__dirname, '..', '..', 'fixtures', 'faults', 'outcomes.txt');

let outcomes: Outcome[];
beforeAll(async () => {
  outcomes = await tryAll(2);
}, 600_000);

/** The names of the documents with a wrong outcome, and what is wrong. */
function list(describe: (outcome: Outcome) => string | undefined): string[] {
  return outcomes.flatMap((outcome, index) => {
    const wrong = describe(outcome);
    return wrong ? [`${corpus[index]?.name.slice(0, 200)}: ${wrong}`] : [];
  });
}

test('tries broken and hostile documents, each with a name of its own', () => {
  expect(corpus.length).toBeGreaterThanOrEqual(600);
  expect(outcomes.length).toBe(corpus.length);
  expect(new Set(corpus.map(({ name }) => name)).size).toBe(corpus.length);
});

test('builds or refuses each of them, as reviewed', async () => {
  const lines = list(({ result }) => result).map((line) => `${line}\n`);
  await expect(lines.join('')).toMatchFileSnapshot(fixture);
});

test('shows none of them as anything but text, and reports where each fault is', () => {
  expect(list(({ wrong }) => wrong.slice(0, 3).join('\n'))).toEqual([]);
});

test('takes at most five seconds of the processor for each of them', () => {
  expect(list(({ seconds }) => (seconds > 5 ? `${seconds} s` : undefined))).toEqual([]);
});

test('takes at most a gigabyte of memory for each of them', () => {
  expect(list(({ megabytes }) => (megabytes > 1_000 ? `${megabytes} MB` : undefined))).toEqual([]);
});
