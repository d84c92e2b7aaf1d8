import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compressFolder, updateCompressed } from '../../../tooling/build/compress-folder';

const long = 'A paragraph of a page. '.repeat(100);
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'compress-'));
  write('docs/index.html', long);
});

afterEach(() => {
  delete process.env.COMPRESS;
  rmSync(folder, { recursive: true, force: true });
});

const at = (file: string) => join(folder, file);
const read = (file: string) => readFileSync(at(file));
const list = (of = folder) => readdirSync(of, { recursive: true, encoding: 'utf8' }).sort();

function write(file: string, text: string): void {
  mkdirSync(dirname(at(file)), { recursive: true });
  writeFileSync(at(file), text);
}

test('each text gets two smaller files that unpack to it', async () => {
  expect(await compressFolder(folder)).toEqual({ files: 1, changed: 1 });
  for (const [kind, unpack] of [
    ['.gz', gunzipSync],
    ['.br', brotliDecompressSync],
  ] as const) {
    const packed = read(`docs/index.html${kind}`);
    expect(unpack(packed).toString()).toBe(long);
    expect(packed.length).toBeLessThan(long.length / 10);
  }
});

test('small files and what is no text are left alone', async () => {
  write('robots.txt', 'User-agent: *');
  write('icon.png', long);
  await compressFolder(folder);
  expect(list().filter((file) => /(robots|icon).*(gz|br)$/.test(file))).toEqual([]);
});

test('the bytes depend on the text alone', async () => {
  const other = `${folder}-other`;
  cpSync(folder, other, { recursive: true });
  utimesSync(join(other, 'docs/index.html'), 1000, 1000);
  try {
    await compressFolder(folder);
    await compressFolder(other);
    for (const kind of ['.gz', '.br']) {
      expect(readFileSync(join(other, `docs/index.html${kind}`))).toEqual(
        read(`docs/index.html${kind}`),
      );
    }
    // The time in the header of gzip.
    expect(read('docs/index.html.gz').readUInt32LE(4)).toBe(0);
  } finally {
    rmSync(other, { recursive: true, force: true });
  }
});

test('unchanged texts are not compressed again, changed ones are', async () => {
  write('docs/other.html', `${long} Other.`);
  await compressFolder(folder);
  const { mtimeMs } = statSync(at('docs/index.html.br'));
  write('docs/other.html', `${long} Changed.`);
  expect(await compressFolder(folder)).toEqual({ files: 2, changed: 1 });
  expect(statSync(at('docs/index.html.br')).mtimeMs).toBe(mtimeMs);
  for (const [kind, unpack] of [
    ['.gz', gunzipSync],
    ['.br', brotliDecompressSync],
  ] as const) {
    expect(unpack(read(`docs/other.html${kind}`)).toString()).toBe(`${long} Changed.`);
  }
});

test('a compressed file that an interruption tore, or that is missing, is written again', async () => {
  await compressFolder(folder);
  const [gz, br] = [read('docs/index.html.gz'), read('docs/index.html.br')];
  truncateSync(at('docs/index.html.gz'), 20);
  expect(await compressFolder(folder)).toEqual({ files: 1, changed: 1 });
  rmSync(at('docs/index.html.br'));
  expect(await compressFolder(folder)).toEqual({ files: 1, changed: 1 });
  expect([read('docs/index.html.gz'), read('docs/index.html.br')]).toEqual([gz, br]);
});

test('the compressed files of an earlier folder are reused where the text is the same', async () => {
  const earlier = `${folder}-earlier`;
  write('docs/other.html', `${long} Other.`);
  cpSync(folder, earlier, { recursive: true });
  try {
    await compressFolder(earlier);
    write('docs/other.html', `${long} Changed.`);
    expect(await compressFolder(folder, earlier)).toEqual({ files: 2, changed: 1 });
    expect(list()).toEqual(list(earlier));
    expect(gunzipSync(read('docs/other.html.gz')).toString()).toBe(`${long} Changed.`);
    expect(gunzipSync(read('docs/index.html.gz')).toString()).toBe(long);
  } finally {
    rmSync(earlier, { recursive: true, force: true });
  }
});

test('compressed files of texts that are gone or became small are removed, downloads are kept', async () => {
  write('docs/other.html', `${long} Other.`);
  write('sdk.tar.gz', long);
  await compressFolder(folder);
  rmSync(at('docs/other.html'));
  write('docs/index.html', 'short');
  await compressFolder(folder);
  expect(list()).toEqual(['docs', 'docs/index.html', 'sdk.tar.gz']);
});

test('a build compresses only with COMPRESS=true, and else leaves no outdated file beside a new one', async () => {
  process.env.COMPRESS = 'true';
  await updateCompressed(folder);
  expect(list()).toContain('docs/index.html.br');
  delete process.env.COMPRESS;
  await updateCompressed(folder);
  expect(list()).toEqual(['docs', 'docs/index.html']);
});
