import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { indexPrefix } from '../../../src/search/engine/index/index-files';
import { listFiles } from '../../files/list-files';
import { roomyHeap } from '../../roomy-heap.mjs';
import { runCommand } from '../../run-command';
import { copyProject } from '../../tests/copy-project';
import { measurePageData } from '../page-data';
import { measureSizes } from '../search/measure-index';
import { measureHtml } from '../sizes';
import type { CheckCosts } from './check-apart';

/** What a large site costs its authors, readers and servers. Sizes are in bytes. */
export interface ScaleMeasures {
  publicBytes: number;
  firstKeystroke: number;
  wholeIndex: number;
  checkSeconds: number;
  checkMemory: number;
  buildSeconds: number;
  medianHtml: number;
  largestHtml: number;
  medianData: number;
  largestData: number;
}

/** Of as many pages, evenly chosen by size, the HTML is compressed: all of them would take minutes. */
const sample = 101;
const tsx = ['--import', 'tsx'];

/** Checks and builds a copy of the project, with the content that `prepare` puts there, and measures it. */
export async function measureScale(prepare: (copy: string) => string): Promise<ScaleMeasures> {
  const copy = copyProject();
  try {
    const env = { ...process.env, CONTENT_DIR: prepare(copy) };
    const check = await runNode([roomyHeap, ...tsx, 'tooling/bench/scale/check-apart.ts'], {
      cwd: copy,
      env,
      capture: 'stdout',
    });
    const { seconds, memory }: CheckCosts = JSON.parse(check);
    const start = performance.now();
    await runNode([...tsx, 'tooling/build.ts'], { cwd: copy, env });
    const buildSeconds = (performance.now() - start) / 1000;
    const folder = join(copy, 'public');
    const data = measurePageData(folder);
    return {
      checkSeconds: seconds,
      checkMemory: memory,
      buildSeconds,
      ...measureFiles(folder),
      ...measureIndex(folder),
      medianData: data.median,
      largestData: data.largest,
    };
  } finally {
    rmSync(copy, { recursive: true });
  }
}

async function runNode(
  args: readonly string[],
  options: { cwd: string; env: NodeJS.ProcessEnv; capture?: 'stdout' },
): Promise<string> {
  const { code, output } = await runCommand(process.execPath, args, options);
  if (code !== 0) throw new Error(`${args.at(-1)} failed.`);
  return output;
}

function measureFiles(folder: string) {
  const files = listFiles(folder).map((name) => {
    const path = join(folder, name);
    return { path, size: statSync(path).size };
  });
  const pages = files
    .filter(({ path }) => path.endsWith('index.html'))
    .sort((a, b) => a.size - b.size);
  const chosen = Array.from({ length: sample }, (_, index) =>
    pages.at(Math.round((index / (sample - 1)) * (pages.length - 1))),
  );
  const sizes = [...new Set(chosen)].flatMap((page) =>
    page ? [measureHtml(readFileSync(page.path, 'utf8')).html] : [],
  );
  sizes.sort((a, b) => a - b);
  return {
    publicBytes: files.reduce((sum, { size }) => sum + size, 0),
    medianHtml: sizes[Math.floor(sizes.length / 2)] ?? 0,
    largestHtml: sizes.at(-1) ?? 0,
  };
}

function measureIndex(folder: string) {
  const names = readdirSync(folder).filter((name) => name.startsWith(indexPrefix));
  const files = names.map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
  const { firstKeystroke, whole } = measureSizes(files);
  return { firstKeystroke, wholeIndex: whole };
}
