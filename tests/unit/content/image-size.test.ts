import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readImageSize } from '../../../src/content/files/image-size';

const draw = (channels: 3 | 4) =>
  sharp({ create: { width: 300, height: 17, channels, background: '#ffffff80' } });

test.each([
  ['a PNG', () => draw(4).png()],
  ['a WebP with loss', () => draw(3).webp({ quality: 50 })],
  ['a WebP without loss', () => draw(3).webp({ lossless: true })],
  ['a WebP with transparency', () => draw(4).webp({ quality: 50 })],
])('reads the size of %s from its header', async (_, make) => {
  expect(readImageSize(await make().toBuffer())).toEqual({ width: 300, height: 17 });
});

test.each([
  ['nothing', ''],
  ['words', 'A text that is longer than any header of an image.'],
  ['another RIFF file', 'RIFF????WAVEfmt that is longer than any header'],
  ['a WebP of an unknown kind', 'RIFF????WEBPVP9  that is longer than any header'],
])('finds no size in %s', (_, text) => {
  expect(readImageSize(Buffer.from(text))).toBeUndefined();
});
