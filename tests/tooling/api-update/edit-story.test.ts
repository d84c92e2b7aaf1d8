import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { ContentNames } from '../../../tooling/api-update/content-names';
import { editStory } from '../../../tooling/api-update/edit-story';

const names = {
  operations: new Map([['AddBook', 'CreateBook']]),
  goneOperations: new Set(['EndLoan']),
} as unknown as ContentNames;

const story = (...chapters: string[][]) =>
  `title: A day\nworld: [{ call: AddBook }]\nchapters:\n${chapters
    .map(
      (calls) =>
        `  - title: Chapter\n    steps:\n${calls.map((id) => `      - call: ${id}\n`).join('')}`,
    )
    .join('')}`;

function edit(...chapters: string[][]) {
  const { text, lost } = editStory(story(...chapters), names);
  return { story: text === undefined ? undefined : parse(text), lost };
}

test('renames the operations that a story calls, and removes calls of those that are gone', () => {
  const edited = edit(['AddBook', 'EndLoan', 'ListBooks'], ['EndLoan']);
  expect(edited.story).toEqual({
    title: 'A day',
    world: [{ call: 'CreateBook' }],
    chapters: [{ title: 'Chapter', steps: [{ call: 'CreateBook' }, { call: 'ListBooks' }] }],
  });
  expect(edited.lost.map(({ address }) => address)).toEqual(['chapters.0.steps.1', 'chapters.1']);
});

test('leaves a story alone that an update does not concern, and nothing of one without steps', () => {
  expect(editStory(story(['ListBooks']), { ...names, operations: new Map() }).text).toBe(
    story(['ListBooks']),
  );
  expect(edit(['EndLoan']).story).toBeUndefined();
});
