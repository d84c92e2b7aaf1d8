import { expect, test } from 'vitest';
import { createPositionFinder, positionAt } from '../../../src/problems/place';
import { inDocument, inFile, resolveOffsets } from '../../../src/problems/problem';

const finding = { code: 'a/b', found: 'this', expected: 'that', fix: 'do it' };

test('finds the position of each offset of a text', () => {
  const findPosition = createPositionFinder('ab\n\ncd');
  const positions = [0, 2, 3, 4, 6].map((offset) => Object.values(findPosition(offset)).join(':'));
  expect(positions).toEqual(['1:1', '1:3', '2:1', '3:1', '3:3']);
});

test('counts from where the text starts in its file', () => {
  expect(positionAt('ab\ncd', 1, { line: 5, column: 3 })).toEqual({ line: 5, column: 4 });
  expect(positionAt('ab\ncd', 4, { line: 5, column: 3 })).toEqual({ line: 6, column: 2 });
  expect(positionAt('', 0)).toEqual({ line: 1, column: 1 });
});

test('replaces offsets with lines and columns', () => {
  expect(resolveOffsets([{ ...finding, offset: 3 }, finding], 'ab\ncd')).toEqual([
    { ...finding, line: 2, column: 1 },
    { ...finding, line: 1, column: 1 },
  ]);
});

test('takes a finding for an error unless it says otherwise', () => {
  const [error, warning] = inFile('a.yaml', [finding, { ...finding, severity: 'warning' }]);
  expect(error).toEqual({ ...finding, severity: 'error', file: 'a.yaml' });
  expect(warning).toMatchObject({ severity: 'warning', file: 'a.yaml' });
});

test('points to the file that wrote a part of a document', () => {
  const locate = (pointer: string) => ({ file: 'words.yaml', pointer: `/actions/0${pointer}` });
  expect(inDocument(locate, [{ ...finding, pointer: '/info' }])).toMatchObject([
    { severity: 'error', file: 'words.yaml', pointer: '/actions/0/info' },
  ]);
});
