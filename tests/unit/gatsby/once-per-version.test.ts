import { expect, test, vi } from 'vitest';
import { oncePerVersion } from '../../../src/gatsby/nodes/once-per-version';
import { loadSmallSite } from '../sites';

test('makes a thing once of one reading, and again of content that was read again', async () => {
  const make = vi.fn(({ version }: { version: string }) => ({ version }));
  const makeOnce = oncePerVersion(make);
  const content = await loadSmallSite();
  expect(makeOnce(content)).toBe(makeOnce(content));
  expect(make).toHaveBeenCalledTimes(1);
  const again = await loadSmallSite();
  expect(makeOnce(again)).not.toBe(makeOnce(content));
  expect(makeOnce(again)).toEqual({ version: '2' });
  expect(make).toHaveBeenCalledTimes(2);
});
