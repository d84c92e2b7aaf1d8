import { expect, test } from 'vitest';
import { createGuideFollower } from '../../../../src/gatsby/develop/follow-guides';
import type { Prose } from '../../../../src/prose/model';

const proses = new Map<string, Prose>();

/** A guide whose text is another object if it is another text. */
function guide(route: string, title: string, text: string, formerRoutes?: string[]) {
  const prose = proses.get(text) ?? ({ tree: { type: 'root', children: [] } } as unknown as Prose);
  proses.set(text, prose);
  return { route, title, prose, ...(formerRoutes && { formerRoutes }) };
}

/** The moves after each of several saves. */
function follow(...saves: ReturnType<typeof guide>[][]) {
  const next = createGuideFollower();
  return saves.map((guides) =>
    next([{ version: '1', base: '/docs', guides }]).map(({ from, to }) => `${from} → ${to}`),
  );
}

const other = guide('/docs/', 'Home', 'home');

test('a guide with the same text or title is the one that is gone', () => {
  const before = [other, guide('/docs/a/', 'A', 'text')];
  expect(follow(before, [other, guide('/docs/b/', 'B', 'text')])[1]).toEqual([
    '/docs/a/ → /docs/b/',
  ]);
  expect(follow(before, [other, guide('/docs/b/', 'A', 'new')])[1]).toEqual([
    '/docs/a/ → /docs/b/',
  ]);
  expect(follow(before, [other, guide('/docs/b/', 'B', 'new')])[1]).toEqual([]);
});

test('the old file may be deleted before the new one is there, and a guide may move again', () => {
  const [, gone, once, later, twice] = follow(
    [other, guide('/docs/a/', 'A', 'text')],
    [other],
    [other, guide('/docs/b/', 'A', 'text')],
    [other, guide('/docs/b/', 'A', 'longer text')],
    [other, guide('/docs/c/', 'A', 'longer text')],
  );
  expect(gone).toEqual([]);
  expect([once, later]).toEqual([['/docs/a/ → /docs/b/'], ['/docs/a/ → /docs/b/']]);
  expect(twice).toEqual(['/docs/a/ → /docs/c/', '/docs/b/ → /docs/c/']);
});

test('an address that exists again leads nowhere else', () => {
  const a = guide('/docs/a/', 'A', 'text');
  const b = guide('/docs/b/', 'A', 'text');
  expect(follow([other, a], [other, b], [other, a])[2]).toEqual(['/docs/b/ → /docs/a/']);
});

test('a guide that keeps its former address has moved too, and only others lack it', () => {
  const next = createGuideFollower();
  const save = (...guides: ReturnType<typeof guide>[]) =>
    next([{ version: '0.9', base: '/docs/0.9', guides }]);
  const moved = { from: '/docs/0.9/x/a/', to: '/docs/0.9/b/', title: 'A' };
  expect(save(guide('/docs/0.9/x/a/', 'A', 'text'))).toEqual([]);
  expect(save(guide('/docs/0.9/b/', 'A', 'text'))).toEqual([{ ...moved, missing: 'x/a' }]);
  expect(save(guide('/docs/0.9/b/', 'A', 'text', ['/docs/0.9/x/a/']))).toEqual([moved]);
});

test('an address that was a former one from the start has not moved', () => {
  const kept = guide('/docs/b/', 'A', 'text', ['/docs/a/']);
  expect(follow([other, kept], [other, kept])[1]).toEqual([]);
});
