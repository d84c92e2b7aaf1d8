import { beforeAll, describe, expect, test } from 'vitest';
import { isCurrentBase } from '../../../src/navigation/versions';
import { buildPages } from '../../../src/page-models/build-pages';
import { type IndexFile, writeIndex } from '../../../src/search/engine/index/write-index';
import type { SearchRecord } from '../../../src/search/record';
import { buildRecords } from '../../../src/search/records/build-records';
import { fitQuery } from '../../../src/search/search-address';
import { groupBy } from '../../../src/text/group-by';
import { remember } from '../../../src/text/remember';
import {
  judge,
  openClient,
  queryClient,
  readSearches,
  searchSets,
  summarise,
  type Verdict,
} from '../../../tooling/bench/search/judge';
import { loadOwnSite } from '../sites';

let files: IndexFile[];
let records: SearchRecord[];
beforeAll(async () => {
  const content = await loadOwnSite();
  // A search stays within its version.
  const versions = content.versions.map((version) => buildPages(version));
  const current = versions.filter(({ authored }) => isCurrentBase(authored.base));
  records = current.flatMap(buildRecords);
  files = writeIndex(records, content);
});

const judgeSet = remember(
  (path: string) => judge(readSearches(path), queryClient(openClient(files))),
  (path) => path,
);

test.each([
  { name: 'it was tuned with', path: searchSets.tuning, least: [0.95, 0.99, 1, 0.97] },
  {
    name: 'are in the words of readers',
    path: searchSets.natural,
    least: [0.82, 0.93, 0.98, 0.88],
  },
  { name: 'it was not tuned with', path: searchSets.heldOut, least: [0.92, 0.97, 1, 0.95] },
  {
    name: 'are in the words of readers, and that it was not tuned with',
    path: searchSets.heldOutNatural,
    least: [0.82, 0.94, 0.99, 0.89],
  },
])('finds pages for searches that $name', async ({ path, least }) => {
  const { at1, at3, at10, mrr } = summarise(await judgeSet(path));
  const figures = [at1, at3, at10, mrr];
  expect(figures.filter((figure, index) => figure < (least[index] ?? 1))).toEqual([]);
});

test('finds each page first by the searches that were written before the page', async () => {
  const verdicts = await judgeSet('tests/fixtures/searches/wanted-pages.json');
  expect(verdicts.filter(({ rank }) => rank !== 1).map(({ search }) => search.q)).toEqual([]);
});

describe('for the searches that it was not tuned with', () => {
  let verdicts: Verdict[];
  beforeAll(async () => {
    verdicts = await judgeSet(searchSets.heldOut);
  });

  test('it misses none', () => {
    const missed = verdicts.filter(({ rank }) => rank === 0).map(({ search }) => search.q);
    expect(missed).toEqual([]);
  });

  test('it finds pages for every kind', () => {
    // Of the smaller groups, one search is a quarter or more.
    for (const [kind, group] of groupBy(verdicts, ({ search }) => search.kind)) {
      if (group.length < 8) continue;
      const { at1, at3 } = summarise(group);
      expect(at1, kind).toBeGreaterThanOrEqual(0.6);
      expect(at3, kind).toBeGreaterThanOrEqual(0.85);
    }
  });

  test('it leads from a field to its anchor', () => {
    const lost = verdicts.filter(({ isLanded }) => isLanded === false);
    expect(lost.map(({ search }) => search.q)).toEqual([]);
  });
});

describe('for the messages of errors', () => {
  /** The pages that explain each message. */
  const pages = new Map<string, Set<string>>();
  beforeAll(() => {
    for (const { messages = [], page } of records) {
      for (const message of messages) {
        pages.set(message, (pages.get(message) ?? new Set<string>()).add(page));
      }
    }
  });

  test('it finds a page that explains one that is pasted as a whole', async () => {
    expect(pages.size).toBeGreaterThan(250);
    const searches = [...pages].map(([q, accept]) => ({ q, kind: 'message', accept: [...accept] }));
    const { at1, at3, at10 } = summarise(await judge(searches, queryClient(openClient(files))));
    expect(at1).toBeGreaterThanOrEqual(0.92);
    expect(at3).toBeGreaterThanOrEqual(0.98);
    expect(at10).toBe(1);
  });

  test.each([
    {
      name: 'line of a log',
      wrap: (message: string) => `2026-11-28T09:14:07.512Z ERROR superposition::api: ${message}`,
    },
    {
      name: 'JSON',
      wrap: (message: string) =>
        JSON.stringify({ level: 'ERROR', message, time: '2026-11-28T09:14:07Z', status: 400 }),
    },
    {
      name: 'Python traceback',
      wrap: (message: string) =>
        [
          'Traceback (most recent call last):',
          '  File "/app/shop/delivery.py", line 41, in <module>',
          '    await client.create_context(request)',
          `superposition_sdk.models.UnknownApiError: bad arguments ( \`${message}\` )`,
        ].join('\n'),
    },
    {
      name: 'response',
      wrap: (message: string) =>
        [
          'HTTP/1.1 400 Bad Request',
          'content-type: application/json',
          'date: Sat, 28 Nov 2026 09:14:07 GMT',
          '',
          JSON.stringify({ message }),
        ].join('\r\n'),
    },
  ])('it finds a page that explains one that is pasted as a $name', async ({ wrap }) => {
    const searches = [...pages].map(([message, accept]) => {
      return { q: fitQuery(wrap(message)).query, kind: 'message', accept: [...accept] };
    });
    const { mrr } = summarise(await judge(searches, queryClient(openClient(files))));
    expect(mrr).toBeGreaterThanOrEqual(0.94);
  });

  test('it finds a page that explains one among other words', async () => {
    const searches = [...pages].map(([message, accept]) => {
      const q = fitQuery(JSON.stringify({ message: 'forbidden', detail: message })).query;
      return { q, kind: 'message', accept: [...accept] };
    });
    const { mrr } = summarise(await judge(searches, queryClient(openClient(files))));
    expect(mrr).toBeGreaterThanOrEqual(0.94);
  });

  test('it shows the message in the snippet of its hit, as far as the dialog allows', async () => {
    const client = openClient(files);
    const lost: string[] = [];
    for (const [message, accept] of pages) {
      const { query } = fitQuery(message);
      const tags = { highlightPreTag: '', highlightPostTag: '' };
      const params = { query, hitsPerPage: 3, attributesToSnippet: ['text:14'], ...tags };
      const { results } = await client.search([{ params }]);
      const hit = results[0]?.hits.find(({ page }) => accept.has(page));
      const snippets = hit?._snippetResult ?? (await hit?.snippetsLater);
      const words = query.split(/\s+/);
      if (!snippets?.text.value.includes(words.slice(0, 8).join(' '))) lost.push(message);
    }
    expect(lost.length / pages.size, lost.join('\n')).toBeLessThan(0.045);
  });
});
