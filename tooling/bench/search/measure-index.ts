import { createEngine } from '../../../src/search/engine/create-engine';
import {
  type CorpusFile,
  type IndexManifest,
  manifestName,
} from '../../../src/search/engine/index/index-files';
import type { IndexFile } from '../../../src/search/engine/index/write-index';
import { brotliSize } from '../page-sizes';

/** Compressed sizes of an index, in bytes. */
export interface IndexSizes {
  files: number;
  whole: number;
  /** What a first keystroke loads in the language and version with most of it. */
  firstKeystroke: number;
}

/** CPU time for one keystroke, in milliseconds. */
export interface KeystrokeTimes {
  open: number;
  first: number;
  median: number;
  slowest: number;
}

const hitsPerPage = 10;

/** Measures the sizes of the files of an index. */
export function measureSizes(files: readonly IndexFile[]): IndexSizes {
  const sizes = new Map(files.map(({ name, text }) => [name, brotliSize(text)]));
  const { scopes } = readManifest(files);
  const corpora = scopes.map(({ corpus }) => sizes.get(corpus) ?? 0);
  return {
    files: files.length,
    whole: [...sizes.values()].reduce((sum, size) => sum + size, 0),
    firstKeystroke: (sizes.get(manifestName) ?? 0) + Math.max(0, ...corpora),
  };
}

/**
 * Types every query letter by letter into the first language and version of an index. Measures CPU time,
 * because other processes may be running.
 */
export function measureTimes(
  files: readonly IndexFile[],
  queries: readonly string[],
): KeystrokeTimes {
  const [scope] = readManifest(files).scopes;
  const corpus = files.find(({ name }) => name === scope?.corpus)?.text ?? '';
  const before = process.cpuUsage();
  const engine = createEngine(JSON.parse(corpus) as CorpusFile);
  const open = elapsed(before);
  const times: number[] = [];
  for (const query of queries) {
    for (let length = 1; length <= query.length; length += 1) {
      const start = process.cpuUsage();
      const found = engine.find(query.slice(0, length));
      found.hits.slice(0, hitsPerPage).forEach(found.findLanding);
      times.push(elapsed(start));
    }
  }
  const [first = 0] = times;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? 0;
  return { open, first, median: at(0.5), slowest: at(0.99) };
}

function readManifest(files: readonly IndexFile[]): IndexManifest {
  const manifest = files.find(({ name }) => name === manifestName);
  return JSON.parse(manifest?.text ?? '{"scopes":[]}');
}

function elapsed(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
}
