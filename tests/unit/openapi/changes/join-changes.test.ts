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

test('reports a field that several types have lost, got or renamed once', () => {
  const rename = (type: string): DescribedChange => {
    const part = {
      type,
      field: 'id',
      from: 'key',
      breaking: true,
      operations: ['X', `Put${type}`],
    };
    return { change: 'renamed', ...part };
  };
  const describe = (...types: string[]) =>
    joinChanges(types.map(rename)).map((each) => describeChange(each));
  expect(joinChanges(['A', 'B'].map(rename))[0]?.operations).toEqual(['X', 'PutA', 'PutB']);
  expect(describe('A', 'B')).toEqual(['Field `key` of `A` and `B` is now called `id`.']);
  expect(describe('A', 'B', 'C', 'D', 'E')).toEqual([
    'Field `key` of `A`, `B`, `C` and 2 other types is now called `id`.',
  ]);
});

test('leaves apart whole types, and fields with another change', () => {
  const part = { breaking: false, operations: ['X'] };
  const changes: DescribedChange[] = [
    { change: 'added', type: 'A', ...part },
    { change: 'added', type: 'B', ...part },
    { change: 'changed', type: 'A', aspect: 'limits', to: 'at most 1', ...part },
    { change: 'changed', type: 'B', aspect: 'limits', to: 'at most 1', ...part },
    { change: 'added', type: 'A', field: 'id', ...part },
    { change: 'added', type: 'B', field: 'name', ...part },
  ];
  expect(joinChanges(changes)).toEqual(changes);
});
