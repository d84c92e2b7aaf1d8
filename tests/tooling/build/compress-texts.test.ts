import { readFileSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressTexts } from '../../../tooling/build/compress-texts';
import { listFiles } from '../../../tooling/files/list-files';
import { folderWith } from '../temporary-folder';

const long = 'A paragraph of a page. '.repeat(100);

test('each text gets two smaller files that unpack to it', async () => {
  const folder = folderWith({ 'docs/index.html': long });
  await compressTexts(folder);
  expect(listFiles(folder)).toEqual([
    'docs/index.html',
    'docs/index.html.br',
    'docs/index.html.gz',
  ]);
  for (const [kind, unpack] of [
    ['.gz', gunzipSync],
    ['.br', brotliDecompressSync],
  ] as const) {
    const packed = readFileSync(join(folder, `docs/index.html${kind}`));
    expect(unpack(packed).toString()).toBe(long);
    expect(packed.length).toBeLessThan(long.length / 10);
  }
});

test('small files and what is no text are left alone', async () => {
  const files = { 'robots.txt': 'User-agent: *', 'icon.png': long };
  const folder = folderWith(files);
  await compressTexts(folder);
  expect(listFiles(folder)).toEqual(['icon.png', 'robots.txt']);
});

test('the bytes depend on the text alone', async () => {
  const folders = [folderWith({ 'index.html': long }), folderWith({ 'index.html': long })];
  utimesSync(join(`${folders[1]}`, 'index.html'), 1000, 1000);
  for (const folder of folders) await compressTexts(folder);
  for (const kind of ['.gz', '.br']) {
    const [first, second] = folders.map((folder) =>
      readFileSync(join(folder, `index.html${kind}`)),
    );
    expect(first).toEqual(second);
  }
});
