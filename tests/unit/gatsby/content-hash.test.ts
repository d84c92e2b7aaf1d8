import { expect, test } from 'vitest';
import { hashAssets, hashByContent } from '../../../src/gatsby/bundle/content-hash';

const file = (name: string, text: string) => ({
  name,
  source: { buffer: () => Buffer.from(text) },
});
const bundle = [file('app-1.js', 'app'), file('styles.css', 'a {}')];

test('the hash of a bundle depends on the names and contents of its files, not on their order', () => {
  const hash = hashAssets(bundle);
  expect(hash).toMatch(/^[0-9a-f]{20}$/);
  expect(hashAssets(bundle.toReversed())).toBe(hash);
  expect(hashAssets([file('app-2.js', 'app'), file('styles.css', 'a {}')])).not.toBe(hash);
  expect(hashAssets([file('app-1.js', 'app'), file('styles.css', 'b {}')])).not.toBe(hash);
});

test('source maps, which no page loads, do not change the hash', () => {
  expect(hashAssets([...bundle, file('app-1.js.map', '{}')])).toBe(hashAssets(bundle));
});

test('a compilation gets the hash of its files when it is done', () => {
  const taps: ((argument: unknown) => void)[] = [];
  const tap = (_: string, run: (argument: never) => void) => taps.push(run as never);
  const compilation = {
    hash: 'of webpack',
    getAssets: () => bundle,
    hooks: { afterProcessAssets: { tap } },
  };
  hashByContent.apply({ hooks: { thisCompilation: { tap }, done: { tap } } } as never);
  const [start, done] = taps;
  start?.(compilation);
  taps[2]?.(undefined);
  expect(compilation.hash).toBe('of webpack');
  done?.({ compilation });
  expect(compilation.hash).toBe(hashAssets(bundle));
});
