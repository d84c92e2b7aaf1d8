import { expect, test } from 'vitest';
import { findFirstStep, listChapters, listSteps } from '../../../src/story/steps';

const story = {
  chapters: [
    { title: 'Bring books', steps: [{ call: 'AddBook' }, { call: 'ListBooks' }] },
    { title: 'Lend', description: 'To readers.', steps: [{ call: 'AddBook', example: 'atlas' }] },
    { title: 'Lend', steps: [{ call: 'EndLoan' }] },
    { title: '借書', steps: [{ call: 'EndLoan' }] },
  ],
};

test('numbers the steps through all chapters', () => {
  expect(listSteps(story).map(({ number, anchor, pointer }) => [number, anchor, pointer])).toEqual([
    [1, 'step-1', '/chapters/0/steps/0'],
    [2, 'step-2', '/chapters/0/steps/1'],
    [3, 'step-3', '/chapters/1/steps/0'],
    [4, 'step-4', '/chapters/2/steps/0'],
    [5, 'step-5', '/chapters/3/steps/0'],
  ]);
});

test('gives each chapter a place of its own', () => {
  const anchors = listChapters(story).map(({ anchor }) => anchor);
  expect(anchors.slice(0, 3)).toEqual(['bring-books', 'lend', 'lend-3']);
  expect(new Set(anchors).size).toBe(4);
});

test('finds the first step that calls an operation', () => {
  expect(findFirstStep(story, 'AddBook')?.number).toBe(1);
  expect(findFirstStep(story, 'ListBooks')?.number).toBe(2);
  expect(findFirstStep(story, 'GetBook')).toBeUndefined();
  expect(findFirstStep(undefined, 'AddBook')).toBeUndefined();
});
