import { expect, test } from 'vitest';
import type { DescribedChange } from '../../../../src/openapi/changes/change';
import { describeChange } from '../../../../src/openapi/changes/describe-change';
import { joinChanges } from '../../../../src/openapi/changes/join-changes';

function change(operation: string, rest: Partial<DescribedChange> = {}): DescribedChange {
  const part = { operation, response: '409', ...rest };
  return { change: 'added', breaking: false, operations: [operation], ...part };
}

test('reports the same change of many operations once', () => {
  const joined = joinChanges(['A', 'B', 'C'].map((id) => change(id)));
  expect(joined).toEqual([
    { change: 'added', response: '409', breaking: false, operations: ['A', 'B', 'C'] },
  ]);
  expect(joined.map((each) => describeChange(each))).toEqual(['New response `409`.']);
});

test('speaks of the interface where the operations themselves changed', () => {
  const security = { change: 'changed', aspect: 'security', from: 'a token', to: 'a key' } as const;
  const changes = ['A', 'B', 'C'].map((operation) => {
    return { operation, ...security, breaking: false, operations: [operation] };
  });
  expect(joinChanges(changes).map((each) => describeChange(each))).toEqual([
    'The authentication of these operations changed from `a token` to `a key`.',
  ]);
});

test('leaves apart what two operations share, and what differs', () => {
  const changes = [
    change('A'),
    change('B'),
    change('C', { response: '412' }),
    change('D', { breaking: true }),
  ];
  expect(joinChanges(changes)).toEqual(changes);
});

test('leaves apart what an author wrote about, and whole operations', () => {
  const written = ['A', 'B', 'C'].map((id) => change(id, { text: 'See the guide.' }));
  expect(joinChanges(written)).toEqual(written);
  const whole = ['A', 'B', 'C'].map((operation): DescribedChange => {
    return { operation, change: 'added', breaking: false, operations: [operation] };
  });
  expect(joinChanges(whole)).toEqual(whole);
});

test('leaves the changes of types as they are', () => {
  const changes = ['A', 'B', 'C'].map((type): DescribedChange => {
    return { type, field: 'id', change: 'added', breaking: false, operations: ['X', 'Y'] };
  });
  expect(joinChanges(changes)).toEqual(changes);
});
