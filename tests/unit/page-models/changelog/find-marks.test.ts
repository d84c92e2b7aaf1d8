import { expect, test } from 'vitest';
import { buildApi } from '../../../../src/openapi/build/build-api';
import type { ChangelogEntry, DescribedChange } from '../../../../src/openapi/changes/change';
import type { Operation } from '../../../../src/openapi/model';
import { createMarkFinder } from '../../../../src/page-models/changelog/find-marks';
import { loadChangelogSite } from './changelog-pages';

type Given = Omit<DescribedChange, 'breaking' | 'operations'>;

const { pages } = await loadChangelogSite();

function entry(date: string, release: string | undefined, ...changes: Given[]): ChangelogEntry {
  return {
    file: `${date}.yaml`,
    date,
    ...(release && { release }),
    changes: changes.map((change) => ({ breaking: false, operations: ['ListBooks'], ...change })),
  };
}

/** The marks of an operation by anchor, without those of its own fixture. */
function marksOf(id: string, ...entries: ChangelogEntry[]): Record<string, string> {
  const { document } = pages.authored;
  const api = document && buildApi(document);
  const found = api?.operations.find((operation) => operation.id === id) as Operation;
  const marks = createMarkFinder(entries)(found);
  return Object.fromEntries([...marks].map(([key, mark]) => [key.replace('\n', ' '), mark]));
}

test('marks each kind of part where the page shows it', () => {
  const marks = marksOf(
    'ListBooks',
    entry(
      '2026-11-23',
      '0.94',
      { change: 'moved', operation: 'ListBooks' },
      { change: 'added', operation: 'ListBooks', parameter: 'words' },
      { change: 'changed', operation: 'ListBooks', parameter: 'X-Branch' },
      { change: 'added', operation: 'ListBooks', response: '404' },
      { change: 'added', operation: 'ListBooks', response: '200', header: 'x-total' },
      { change: 'changed', type: 'Book', field: 'pages' },
      { change: 'added', type: 'Genre', value: 'play' },
    ),
  );
  expect(marks).toEqual({
    '': 'changed in 0.94',
    'query.words': 'new in 0.94',
    'header.x-branch': 'changed in 0.94',
    'response.404': 'new in 0.94',
    'response.200.headers.x-total': 'new in 0.94',
    'response.200.pages': 'changed in 0.94',
    'response.200.genre play': 'new in 0.94',
  });
});

test('marks fields of a request body, inside lists too, and the body itself', () => {
  const changes: Given[] = [
    { change: 'changed', operation: 'CreateLoan', body: true },
    { change: 'added', operation: 'CreateLoan', field: 'request.weeks' },
    { change: 'added', type: 'Book', field: 'title' },
  ];
  const update = entry('2026-11-23', '0.94', ...changes);
  const own = {
    ...update,
    changes: update.changes.map((each) => ({ ...each, operations: ['CreateLoan'] })),
  };
  expect(marksOf('CreateLoan', own)).toEqual({
    request: 'changed in 0.94',
    'request.weeks': 'new in 0.94',
    'request.books.title': 'new in 0.94',
  });
});

test('marks the last two releases, of which one can have several updates', () => {
  const words: Given = { change: 'added', operation: 'ListBooks', parameter: 'words' };
  const missing: Given = { change: 'added', operation: 'ListBooks', response: '404' };
  const total: Given = {
    change: 'added',
    operation: 'ListBooks',
    header: 'x-total',
    response: '200',
  };
  const marks = marksOf(
    'ListBooks',
    entry('2026-11-23', '0.94', { change: 'changed', operation: 'ListBooks' }),
    entry('2026-11-16', '0.94', words),
    entry('2026-11-09', undefined, missing),
    entry('2026-11-02', undefined, total),
  );
  expect(marks).toEqual({
    '': 'changed in 0.94',
    'query.words': 'new in 0.94',
    'response.404': 'new in November 2026',
  });
});

test('says of a part that was added and changed in one release that it is new, and else the newest', () => {
  const part = { operation: 'ListBooks', parameter: 'words' };
  const added: Given = { change: 'added', ...part };
  const changed: Given = { change: 'changed', ...part };
  const newest = entry('2026-11-23', '0.94', changed);
  expect(marksOf('ListBooks', newest, entry('2026-11-16', '0.94', added))).toEqual({
    'query.words': 'new in 0.94',
  });
  expect(marksOf('ListBooks', newest, entry('2026-11-16', '0.93', added))).toEqual({
    'query.words': 'changed in 0.94',
  });
});

test('marks nothing for what is gone, for a whole type, or for another operation', () => {
  const marks = marksOf(
    'ListBooks',
    entry(
      '2026-11-23',
      '0.94',
      { change: 'removed', operation: 'ListBooks', parameter: 'words' },
      { change: 'added', type: 'Book' },
      { change: 'added', operation: 'GetBook' },
      { change: 'added', operation: 'ListBooks', parameter: 'unknown' },
    ),
  );
  expect(marks).toEqual({});
});
