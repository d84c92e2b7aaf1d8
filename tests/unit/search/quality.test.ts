import { beforeAll, expect, test } from 'vitest';
import { buildPages } from '../../../src/page-models/build-pages';
import { type IndexFile, writeIndex } from '../../../src/search/engine/index/write-index';
import { buildRecords } from '../../../src/search/records/build-records';
import {
  askClient,
  groupByKind,
  judge,
  openClient,
  type Search,
  summarise,
  type Verdict,
} from '../../../tooling/bench/search/judge';
import { brotliSize } from '../../../tooling/bench/sizes';
import { loadOwnSite } from '../sites';
import { readFixture } from '../superposition';

let files: IndexFile[];
let verdicts: Verdict[];
beforeAll(async () => {
  const { versions, synonyms } = await loadOwnSite();
  const records = versions.flatMap((version) => buildRecords(buildPages(version)));
  files = writeIndex(records, synonyms);
  const searches = readFixture<Search[]>('searches.json');
  verdicts = await judge(searches, askClient(openClient(files)));
}, 60_000);

test('answers searches that it was not made for', () => {
  const missed = verdicts.filter(({ rank }) => rank === 0).map(({ search }) => search.q);
  expect(missed).toEqual([]);
  const { at1, at3, mrr } = summarise(verdicts);
  expect(at1).toBeGreaterThanOrEqual(0.9);
  expect(at3).toBeGreaterThanOrEqual(0.96);
  expect(mrr).toBeGreaterThanOrEqual(0.93);
});

test('answers every kind of search', () => {
  // Of a kind there are eight, so that one search makes an eighth.
  for (const [kind, group] of groupByKind(verdicts)) {
    const { at1, at3 } = summarise(group);
    expect(at1, kind).toBeGreaterThanOrEqual(0.6);
    expect(at3, kind).toBeGreaterThanOrEqual(0.85);
  }
});

test('leads from a field to its anchor', () => {
  const lost = verdicts.filter(({ isLanded }) => isLanded === false).map(({ search }) => search.q);
  expect(lost).toEqual([]);
});

test('needs no more than the budget for the whole site', () => {
  const size = files.reduce((sum, { text }) => sum + brotliSize(text), 0);
  expect(size).toBeLessThanOrEqual(120_000);
});
