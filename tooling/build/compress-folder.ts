import { rmSync } from 'node:fs';
import { access, copyFile, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib';
import { isText } from '../serve/content-types';
import { listFiles, sizeOf } from './list-files';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const fromGzip = promisify(gunzip);

const suffix = /\.(gz|br)$/;
/** Smaller files hardly shrink, and servers leave them alone too. */
const smallest = 1024;

/** Compresses the texts of a finished build with `COMPRESS=true`, else removes what an earlier one left. */
export async function updateCompressed(folder: string): Promise<void> {
  if (process.env.COMPRESS !== 'true') return removeCompressed(folder, new Set());
  const start = performance.now();
  const { files, changed } = await compressFolder(folder);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`Compressed ${changed} of ${files} files in ${seconds} s; the others are unchanged.`);
}

/**
 * Writes `.gz` and `.br` beside each text of a folder. Where the text is the same in `earlier`, which
 * may be the folder itself, its compressed files are taken from there.
 */
export async function compressFolder(
  folder: string,
  earlier = folder,
): Promise<{ files: number; changed: number }> {
  const texts = listFiles(folder).filter(
    (file) => isText(file) && (sizeOf(join(folder, file)) ?? 0) >= smallest,
  );
  removeCompressed(folder, new Set(texts));
  // All workers take files from the same iterator.
  const remaining = texts.values();
  let changed = 0;
  const work = async () => {
    for (const file of remaining) if (await compressFile(file, folder, earlier)) changed++;
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return { files: texts.length, changed };
}

/** Removes the compressed files of texts, except those of the texts to keep. */
function removeCompressed(folder: string, kept: ReadonlySet<string>): void {
  for (const file of listFiles(folder)) {
    const text = file.replace(suffix, '');
    if (text !== file && isText(text) && !kept.has(text)) rmSync(join(folder, file));
  }
}

/** Returns whether the file had to be compressed. */
async function compressFile(file: string, folder: string, earlier: string): Promise<boolean> {
  const text = await readFile(join(folder, file));
  const target = join(folder, file);
  const source = join(earlier, file);
  if (await isCompressed(source, text)) {
    if (source !== target) {
      for (const kind of ['.br', '.gz']) await copyFile(source + kind, target + kind);
    }
    return false;
  }
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  await writeFile(`${target}.br`, await toBrotli(text, { params }));
  // Written last: what it unpacks to says what both files were made of.
  await writeFile(`${target}.gz`, await toGzip(text, { level: constants.Z_BEST_COMPRESSION }));
  return true;
}

async function isCompressed(file: string, text: Buffer): Promise<boolean> {
  try {
    await access(`${file}.br`);
    return text.equals(await fromGzip(await readFile(`${file}.gz`)));
  } catch {
    // Missing, or torn by an interruption.
    return false;
  }
}
