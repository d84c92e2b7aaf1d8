import { readFile, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listFiles } from '../files/list-files';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const text = /\.(css|html|js|json|md|svg|txt|webmanifest|xml|yaml)$/;
/** Smaller files hardly shrink, and servers leave them alone too. */
const smallest = 1024;

/** Writes `.gz` and `.br` beside each text of a folder, for servers that send compressed files as they are. */
export async function compressTexts(folder: string): Promise<void> {
  // All workers take files from the same iterator.
  const files = listFiles(folder)
    .filter((file) => text.test(file))
    .values();
  const work = async () => {
    for (const file of files) await compressText(join(folder, file));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

async function compressText(file: string): Promise<void> {
  if ((await stat(file)).size < smallest) return;
  const content = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await writeFile(`${file}.br`, await toBrotli(content, { params }));
  await writeFile(`${file}.gz`, await toGzip(content, { level: constants.Z_BEST_COMPRESSION }));
}
