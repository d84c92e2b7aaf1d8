import { expect, test } from 'vitest';
import { listGroups, listLifeCycle, readFigure } from '../../../../src/openapi/build/areas';

const operations = ['ListBooks', 'GetBook', 'LendBook'];

test('puts all operations into one untitled group by default', () => {
  const all = [{ operationIds: ['ListBooks', 'GetBook', 'LendBook'] }];
  expect(listGroups(undefined, operations)).toEqual(all);
  expect(listGroups({ name: 'Books' }, operations)).toEqual(all);
});

test('lists the groups of the tag in its order', () => {
  const groups = [
    { title: 'Lend', operations: ['LendBook'] },
    { title: 'Find', operations: ['GetBook', 'ListBooks'] },
  ];
  expect(listGroups({ 'x-groups': groups }, operations)).toEqual([
    { title: 'Lend', operationIds: ['LendBook'] },
    { title: 'Find', operationIds: ['GetBook', 'ListBooks'] },
  ]);
});

test('adds a group for what the groups leave out', () => {
  const groups = [{ title: 'Lend', operations: ['LendBook'] }];
  expect(listGroups({ 'x-groups': groups }, operations)).toEqual([
    { title: 'Lend', operationIds: ['LendBook'] },
    { title: 'Other', operationIds: ['ListBooks', 'GetBook'] },
  ]);
});

test('lists the steps of a life cycle', () => {
  const steps = [
    { description: 'Lend it.', operations: ['LendBook'], states: ['LENT'] },
    { operations: ['ListBooks', 'GetBook'] },
  ];
  expect(listLifeCycle({ 'x-life-cycle': steps })).toEqual([
    { description: 'Lend it.', operationIds: ['LendBook'], states: ['LENT'] },
    { description: '', operationIds: ['ListBooks', 'GetBook'], states: [] },
  ]);
});

test('has no steps by default', () => {
  expect(listLifeCycle(undefined)).toEqual([]);
  expect(listLifeCycle({ name: 'Books' })).toEqual([]);
});

test('reads the figure of a tag, with or without a caption', () => {
  const figure = { src: 'loans', alt: 'How long a loan lasts.' };
  expect(readFigure({ 'x-figure': figure })).toEqual(figure);
  const captioned = { ...figure, caption: 'Days' };
  expect(readFigure({ 'x-figure': captioned })).toEqual(captioned);
});

test('has no figure if the tag defines none or lacks its description', () => {
  expect(readFigure(undefined)).toBeUndefined();
  expect(readFigure({ 'x-figure': 'loans' })).toBeUndefined();
  expect(readFigure({ 'x-figure': { src: 'loans', alt: ' ' } })).toBeUndefined();
});
