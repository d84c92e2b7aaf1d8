import { describe, expect, test } from 'vitest';
import { shorten, shortenBoth } from '../../../tooling/prove/shorten';

test('a long text is shown from its start, on one line', () => {
  expect(shorten('one\n two')).toBe('one two');
  expect(shorten(' ')).toBe('no body');
  expect(shorten('x'.repeat(300))).toBe(`${'x'.repeat(200)}…`);
});

describe('of two texts', () => {
  const same = 'The same words again and again. '.repeat(20);

  test('short ones are shown whole', () => {
    expect(shortenBoth('one', 'two')).toEqual(['one', 'two']);
  });

  test('long ones that differ early are shown from their start', () => {
    const [one, other] = shortenBoth(`a${same}`, `b${same}`);
    expect(one).toMatch(/^aThe same .{190,}…$/);
    expect(other).toMatch(/^bThe same .{190,}…$/);
  });

  test('long ones that differ late are shown around their first difference', () => {
    const [one, other] = shortenBoth(`${same}ends here.`, `${same}ends there, ${same}`);
    expect(one).toMatch(/^….{1,70} ends here\.$/);
    expect(other).toMatch(/^….{1,70} ends there, The same words .*…$/);
    expect(one.length).toBeLessThan(203);
    expect(other.length).toBeLessThan(203);
  });

  test('a text that begins like the other one is shown where it ends', () => {
    expect(shortenBoth(same.trim(), `${same}More.`)).toEqual([
      expect.stringMatching(/^….*again\.$/),
      expect.stringMatching(/^….*again\. More\.$/),
    ]);
  });

  test('spaces are kept where nothing else differs', () => {
    expect(shortenBoth('a  b', 'a b')).toEqual(['a  b', 'a b']);
  });
});
