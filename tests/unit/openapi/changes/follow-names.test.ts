import { expect, test } from 'vitest';
import type { ChangelogEntry, DescribedChange } from '../../../../src/openapi/changes/change';
import { followNames } from '../../../../src/openapi/changes/follow-names';

type Given = Omit<DescribedChange, 'breaking' | 'operations'> & { operations?: string[] };

/** Entries in the order in which things happened. */
function follow(current: string[], ...entries: Given[][]) {
  const changelog = entries.map(
    (changes, index): ChangelogEntry => ({
      file: `${index}.yaml`,
      date: `2026-01-0${index + 1}`,
      changes: changes.map((change) => ({ breaking: false, operations: [], ...change })),
    }),
  );
  return followNames(changelog.reverse(), (_kind, name) => current.includes(name));
}

const fates = ({ former }: ReturnType<typeof follow>) =>
  Object.fromEntries(former.map(({ name, now, entry }) => [name, now ?? `removed: ${entry.file}`]));

test('follows a chain of new names to the present one', () => {
  const followed = follow(
    ['C'],
    [{ change: 'added', operation: 'A', operations: ['A'] }],
    [{ change: 'renamed', operation: 'B', from: 'A' }],
    [{ change: 'renamed', operation: 'C', from: 'B' }],
  );
  expect(fates(followed)).toEqual({ A: 'C', B: 'C' });
  const [, renamed, added] = followed.entries;
  expect(renamed?.changes).toMatchObject([{ operation: 'C', from: 'A' }]);
  expect(added?.changes).toMatchObject([{ operation: 'C', operations: ['C'] }]);
});

test('knows the removal of what was renamed before', () => {
  const followed = follow(
    [],
    [{ change: 'renamed', operation: 'B', from: 'A' }],
    [{ change: 'removed', operation: 'B' }],
  );
  expect(fates(followed)).toEqual({ A: 'removed: 1.yaml', B: 'removed: 1.yaml' });
});

test('has nothing former about what was removed and came back', () => {
  const followed = follow(
    ['A'],
    [{ change: 'removed', operation: 'A' }],
    [{ change: 'added', operation: 'A' }],
  );
  expect(fates(followed)).toEqual({});
});

test('gives a name that two operations had to the later one', () => {
  const followed = follow(
    ['B'],
    [{ change: 'renamed', operation: 'B', from: 'A' }],
    [{ change: 'added', operation: 'A' }],
    [{ change: 'removed', operation: 'A' }],
  );
  expect(fates(followed)).toEqual({ A: 'removed: 2.yaml' });
  expect(followed.entries[1]?.changes).toMatchObject([{ operation: 'A' }]);
});

test('follows two operations that exchanged their names', () => {
  const followed = follow(
    ['A', 'B'],
    [{ change: 'changed', operation: 'A' }],
    [
      { change: 'renamed', operation: 'B', from: 'A' },
      { change: 'renamed', operation: 'A', from: 'B' },
    ],
  );
  expect(fates(followed)).toEqual({});
  expect(followed.entries[1]?.changes).toMatchObject([{ operation: 'B' }]);
});

test('does not take a part with a new name for an operation with one', () => {
  const followed = follow(
    ['A'],
    [{ change: 'renamed', operation: 'A', parameter: 'y', from: 'x' }],
    [{ change: 'removed', operation: 'B', parameter: 'z' }],
  );
  expect(fates(followed)).toEqual({});
});

test('knows nothing of an operation whose present name the interface lacks', () => {
  expect(fates(follow([], [{ change: 'renamed', operation: 'B', from: 'A' }]))).toEqual({});
});

test('follows types, which have no pages, and areas', () => {
  const followed = follow(
    ['Loans'],
    [{ change: 'added', type: 'Volume', field: 'pages' }],
    [
      { change: 'renamed', type: 'Book', from: 'Volume' },
      { change: 'renamed', area: 'Loans', from: 'Desk' },
    ],
  );
  expect(fates(followed)).toEqual({ Desk: 'Loans' });
  expect(followed.entries[1]?.changes).toMatchObject([{ type: 'Book' }]);
});
