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
    next([{ version: '1', guides }]).map(({ from, to }) => `${from} → ${to}`),
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

test('an address that exists again, as that of a guide or a former one, leads nowhere else', () => {
  const a = guide('/docs/a/', 'A', 'text');
  const b = guide('/docs/b/', 'A', 'text');
  expect(follow([other, a], [other, b], [other, a])[2]).toEqual(['/docs/b/ → /docs/a/']);
  const kept = guide('/docs/b/', 'A', 'text', ['/docs/a/']);
  expect(follow([other, a], [other, b], [other, kept])[2]).toEqual([]);
});
