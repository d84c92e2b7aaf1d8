import { expect, test } from 'vitest';
import type { ChangelogEntry } from '../../../src/openapi/changes/change';
import { formatChangelog } from '../../../tooling/api-update/format-changelog';
import { load, mistakes, withInterface } from './content-root';

async function readEntries(files: Record<string, string>): Promise<ChangelogEntry[]> {
  const { content, problems } = await load({ ...withInterface, ...files });
  expect(problems).toEqual([]);
  return content?.versions[0]?.changelog ?? [];
}

const file = (name: string) => `content/openapi/changelog/${name}.yaml`;
const path = (name: string) => `openapi/changelog/${name}.yaml`;

test('completes what a change may leave out', async () => {
  const [entry] = await readEntries({
    [path('2026-11-23')]: `
date: 2026-11-23
changes:
  - { change: added, operation: ListBooks }
  - { change: added, type: Book }
`,
  });
  expect(entry).toEqual({
    file: file('2026-11-23'),
    date: '2026-11-23',
    changes: [
      { change: 'added', operation: 'ListBooks', breaking: false, operations: ['ListBooks'] },
      { change: 'added', type: 'Book', breaking: false, operations: [] },
    ],
  });
});

test('lists entries newest first, by number within a day', async () => {
  const names = ['2026-02-01', '2026-10-01', '2026-10-01-2', '2026-10-01-10'];
  const files = names.map((name) => [path(name), `date: ${name.slice(0, 10)}\nchanges: []\n`]);
  const entries = await readEntries(Object.fromEntries(files));
  expect(entries.map((entry) => entry.file)).toEqual([...names].reverse().map(file));
});

test('has no entries without files', async () => {
  expect(await readEntries({})).toEqual([]);
});

const written: ChangelogEntry = {
  file: file('2026-11-23'),
  date: '2026-11-23',
  release: '0.94',
  text: 'Two lines of prose: one\nand "another", which is so long that YAML has to break it somewhere.\n\n- a list',
  changes: [
    {
      change: 'moved',
      operation: 'ListBooks',
      from: 'GET /books',
      to: 'POST /books',
      breaking: true,
      operations: ['ListBooks'],
    },
    { change: 'added', operation: 'ListBooks', breaking: false, operations: [] },
    {
      change: 'changed',
      aspect: 'default',
      type: 'Book',
      field: 'pages',
      to: '10',
      breaking: false,
      operations: ['ListBooks'],
      text: '# Not a comment',
    },
    {
      change: 'removed',
      operation: 'ListBooks',
      response: '404',
      header: 'x-y',
      breaking: true,
      operations: ['ListBooks'],
      value: '',
      from: 'yes',
    },
    {
      change: 'added',
      operation: 'ListBooks',
      body: true,
      variant: 'A',
      breaking: false,
      operations: ['ListBooks'],
    },
  ],
};

test('an entry that was printed reads back equal', async () => {
  expect(await readEntries({ [path('2026-11-23')]: formatChangelog(written) })).toEqual([written]);
});

test('prints the schema for editors, one line on the file, and only what a change needs', () => {
  const { changes, text: _, ...head } = written;
  expect(formatChangelog({ ...head, changes: changes.slice(0, 1) })).toBe(`\
# yaml-language-server: $schema=../../../schemas/changelog.json
# What an update of the interface changed. Add \`release\` and \`text\` here, and \`text\` to a change.

date: 2026-11-23
release: "0.94"
changes:
  - change: moved
    operation: ListBooks
    from: GET /books
    to: POST /books
    breaking: true
`);
  const other = { ...head, file: 'content/versions/0.9/openapi/changelog/2026-11-23.yaml' };
  expect(formatChangelog({ ...other, changes: [] })).toContain('=../../../../../schemas/');
});

test('refuses a date that no calendar has', async () => {
  const found = await mistakes({
    [path('2026-02-30')]: 'date: 2026-02-30\nchanges: []\n',
  });
  expect(found).toEqual(['content/openapi/changelog/2026-02-30.yaml:1:7 date: 2026-02-30']);
});
