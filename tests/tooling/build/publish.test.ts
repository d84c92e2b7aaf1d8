import { readFileSync, statSync, symlinkSync, truncateSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from '../../../tooling/build/list-files';
import { isPublished, publish, replaceFiles } from '../../../tooling/build/publish';
import { runCommand } from '../../../tooling/run-command';
import { folderWith, writeFiles } from '../temporary-folder';

const [appA, appB, appC] = ['a', 'b', 'c'].map((name) => `app-${name.repeat(16)}.js`) as [
  string,
  string,
  string,
];

/** Publishes sites one after another into the same folder. */
function createPlaces(existing: Record<string, string> = {}) {
  const to = folderWith(existing);
  const record = join(folderWith({}), 'published.json');
  return {
    to,
    record,
    publish: (site: Record<string, string>, options = {}) =>
      publish({ from: folderWith(site), to, record }, options),
    read: () =>
      Object.fromEntries(listFiles(to).map((file) => [file, readFileSync(join(to, file), 'utf8')])),
  };
}

test('what is new appears, what differs is replaced, what is gone is removed', () => {
  const places = createPlaces();
  places.publish({ 'index.html': 'one', 'docs/old/index.html': 'old' });
  expect(places.read()).toEqual({ 'index.html': 'one', 'docs/old/index.html': 'old' });
  const counts = places.publish({ 'index.html': 'two', 'docs/index.html': 'docs', 'a.txt': 'a' });
  expect(counts).toEqual({ changed: 3, total: 3 });
  expect(places.read()).toEqual({ 'index.html': 'two', 'docs/index.html': 'docs', 'a.txt': 'a' });
  expect(() => statSync(join(places.to, 'docs/old'))).toThrow();
});

test('a file that has not changed is not touched', () => {
  const places = createPlaces();
  const file = join(places.to, 'index.html');
  places.publish({ 'index.html': 'one', 'other.html': 'one' });
  utimesSync(file, 1000, 1000);
  const { ino } = statSync(file);
  expect(places.publish({ 'index.html': 'one', 'other.html': 'two' }).changed).toBe(1);
  expect(statSync(file)).toMatchObject({ ino, mtimeMs: 1_000_000 });
});

test('hashed files stay for exactly one more build', () => {
  const places = createPlaces();
  const names = () => listFiles(places.to);
  for (const app of [appA, appB]) places.publish({ [app]: app, 'index.html': app });
  expect(names()).toEqual([appA, appB, 'index.html']);
  places.publish({ [appB]: appB, 'index.html': 'new words' });
  expect(names()).toEqual([appA, appB, 'index.html']);
  places.publish({ [appC]: appC, 'index.html': appC });
  expect(names()).toEqual([appB, appC, 'index.html']);
});

test('a folder becomes a file and a file becomes a folder', () => {
  const places = createPlaces();
  places.publish({ 'docs/a/index.html': 'a', b: 'b' });
  places.publish({ 'docs/a': 'a', 'b/index.html': 'b' });
  expect(places.read()).toEqual({ 'docs/a': 'a', 'b/index.html': 'b' });
});

test('publishes through a symbolic link, which stays', () => {
  const places = createPlaces();
  const link = join(folderWith({}), 'public');
  symlinkSync(places.to, link);
  publish({ from: folderWith({ 'index.html': 'one' }), to: link, record: places.record });
  expect(places.read()).toEqual({ 'index.html': 'one' });
});

test('a site that cannot be written to the end leaves the folder as it was', async () => {
  const places = createPlaces();
  places.publish({ 'a.html': 'one', 'b.html': 'one' });
  const from = folderWith({ 'a.html': 'two', 'b.html': '' });
  truncateSync(join(from, 'b.html'), 100 * 1024 * 1024);
  const script = `require('./tooling/build/publish').publish(${JSON.stringify({ from, to: places.to, record: places.record })});`;
  // A limit on the size of files fails like a full disk, and needs no disk of its own.
  const { code, output } = await runCommand(
    'sh',
    ['-c', 'ulimit -f 65536 && exec "$0" --import tsx -e "$1"', process.execPath, script],
    { capture: true },
  );
  expect(code).not.toBe(0);
  expect(output).toContain('EFBIG');
  expect(places.read()).toEqual({ 'a.html': 'one', 'b.html': 'one' });
  expect(isPublished(places)).toBe(true);
});

test('what a killed build was about to publish is removed', () => {
  const places = createPlaces({ '.incoming/0': 'half a page' });
  places.publish({ 'index.html': 'one' });
  expect(places.read()).toEqual({ 'index.html': 'one' });
});

test('knows whether the folder still contains what was published', () => {
  const places = createPlaces();
  expect(isPublished(places)).toBe(false);
  places.publish({ 'index.html': 'one', 'docs/index.html': 'one' });
  expect(isPublished(places)).toBe(true);
  writeFiles(places.to, { 'docs/index.html': 'something else' });
  expect(isPublished(places)).toBe(false);
  places.publish({ 'index.html': 'one', 'docs/index.html': 'one' });
  expect(isPublished(places)).toBe(true);
});

test('knows what was published', () => {
  const places = createPlaces();
  places.publish({ 'index.html': 'one' }, { source: 'first' });
  expect(isPublished(places, 'first')).toBe(true);
  expect(isPublished(places, 'second')).toBe(false);
});

test.each(['', '{"files":', 'null', '{}'])('a torn record (%j) counts as none', (text) => {
  const places = createPlaces({ [appA]: 'a', 'old.html': 'old' });
  writeFiles(join(places.record, '..'), { 'published.json': text });
  expect(isPublished(places)).toBe(false);
  places.publish({ 'index.html': 'one' });
  expect(listFiles(places.to)).toEqual([appA, 'index.html']);
  expect(isPublished(places)).toBe(true);
});

test('publishes source maps when asked to', () => {
  const places = createPlaces();
  places.publish({ 'app.js.map': '{}' });
  expect(listFiles(places.to)).toEqual([]);
  places.publish({ 'app.js.map': '{}' }, { withSourceMaps: true });
  expect(listFiles(places.to)).toEqual(['app.js.map']);
});

test('replaces files for operators, and leaves others in their folder', () => {
  const to = folderWith({ 'notes.txt': 'mine', 'headers.conf': 'old' });
  replaceFiles(folderWith({ 'headers.conf': 'new' }), to);
  expect(readFileSync(join(to, 'headers.conf'), 'utf8')).toBe('new');
  expect(listFiles(to)).toEqual(['headers.conf', 'notes.txt']);
});
