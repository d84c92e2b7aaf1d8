import { expect, test } from 'vitest';
import {
  isForReaders,
  type Publication,
  planPublication,
} from '../../../tooling/build/publish-plan';

const [appA, appB, appC] = ['a', 'b', 'c'].map((name) => `app-${name.repeat(16)}.js`) as [
  string,
  string,
  string,
];
const published = (files: string[], rest: Partial<Publication> = {}): Publication => ({
  source: 'content',
  files: Object.fromEntries(files.map((file) => [file, 1])),
  previous: [],
  isComplete: true,
  ...rest,
});

test('hashed files appear before the pages, and the hash of the build last', () => {
  const site = [
    'docs/index.html',
    'page-data/app-data.json',
    appA,
    'page-data/docs/page-data.json',
  ];
  expect(planPublication(site, []).install).toEqual([
    appA,
    'docs/index.html',
    'page-data/docs/page-data.json',
    'page-data/app-data.json',
  ]);
});

test('hashed files of the last build stay, those of the build before it go', () => {
  const last = published([appB, 'index.html'], { previous: [appA] });
  const plan = planPublication([appC, 'index.html'], [appA, appB, 'index.html'], last);
  expect(plan.previous).toEqual([appB]);
  expect(plan.remove).toEqual([appA]);
});

test('a build with the same hashed files does not count as another', () => {
  const last = published([appB, 'index.html'], { previous: [appA] });
  const plan = planPublication([appB, 'index.html'], [appA, appB, 'index.html'], last);
  expect(plan.previous).toEqual([appA]);
  expect(plan.remove).toEqual([]);
});

test('going back to the build before keeps the files of both', () => {
  const last = published([appB], { previous: [appA] });
  const plan = planPublication([appA], [appA, appB], last);
  expect(plan.previous).toEqual([appB]);
  expect(plan.remove).toEqual([]);
});

test('after a publication that was cut short, the files of both builds stay', () => {
  const previous = [appA, appB, 'index.html', 'old/index.html'];
  const last = published([appB, 'index.html'], { previous, isComplete: false });
  const existing = [appA, appB, 'index.html', 'old/index.html'];
  const plan = planPublication([appC, 'index.html'], existing, last);
  expect(plan.previous).toEqual([appA, appB]);
  expect(plan.remove).toEqual(['old/index.html']);
});

test('in a folder from elsewhere, all that looks hashed stays once, and other files go', () => {
  const plan = planPublication(['index.html'], [appA, 'index.html', 'old/index.html']);
  expect(plan.previous).toEqual([appA]);
  expect(plan.remove).toEqual(['old/index.html']);
});

test('hidden files that no build published are left alone, others go with their page', () => {
  const existing = ['.nojekyll', '.well-known/a.txt', '.well-known/b.txt'];
  const last = published(['.well-known/b.txt']);
  expect(planPublication([], existing, last).remove).toEqual(['.well-known/b.txt']);
});

test('readers get no notes of the build, and source maps on request only', () => {
  const files = ['webpack.stats.json', 'chunk-map.json', `${appA}.map`, appA, 'docs/openapi.json'];
  expect(files.filter((file) => isForReaders(file, false))).toEqual([appA, 'docs/openapi.json']);
  expect(files.filter((file) => isForReaders(file, true))).toContain(`${appA}.map`);
  // What `COMPRESS=true` makes of them.
  expect(files.filter((file) => isForReaders(`${file}.br`, false))).toEqual([
    appA,
    'docs/openapi.json',
  ]);
});
