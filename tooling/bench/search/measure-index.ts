import { createEngine } from '../../../src/search/engine/create-engine';
import {
  type CoreFile,
  type IndexScope,
  manifestName,
} from '../../../src/search/engine/index/index-files';
import { findTextShard } from '../../../src/search/engine/index/shards';
import type { IndexFile } from '../../../src/search/engine/index/write-index';
import { brotliSize } from '../sizes';

/** Compressed sizes of an index, in bytes. */
export interface IndexSizes {
  files: number;
  whole: number;
  core: number;
  words: number;
  texts: number;
  /** The maximum that a first keystroke loads, including the texts of ten hits. */
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

/** Opens the core of an index that has one language and version. */
function openIndex(files: readonly IndexFile[]) {
  const read = (name: string) => JSON.parse(files.find((file) => file.name === name)?.text ?? '');
  const scope: IndexScope = read(manifestName).scopes[0];
  const { start = scope.core } = scope;
  return { read, core: read(scope.core) as CoreFile, start };
}

/** Measures the sizes of an index, using the first letter of each query as a first keystroke. */
export function measureSizes(files: readonly IndexFile[], queries: readonly string[]): IndexSizes {
  const sizes = new Map(files.map(({ name, text }) => [name, brotliSize(text)]));
  const sum = (part: string) =>
    [...sizes].reduce((total, [name, size]) => total + (name.includes(part) ? size : 0), 0);
  const { start, read } = openIndex(files);
  const core: CoreFile = read(start);
  const engine = createEngine(core);
  const letters = new Set(queries.map((query) => query.charAt(0)));
  const needed = [...letters].map((letter) => {
    const words = createEngine(core).missingShards(letter);
    for (const name of words) engine.addShard(name, read(name));
    const { hits } = engine.find(letter);
    const texts = hits
      .slice(0, hitsPerPage)
      .map(({ record }) => findTextShard(record, core.texts).file);
    const names = new Set([manifestName, start, ...words, ...texts]);
    return [...names].reduce((total, name) => total + (sizes.get(name) ?? 0), 0);
  });
  return {
    files: files.length,
    whole: sum(''),
    ...{ core: sum('-core-') + sum('-start-'), words: sum('-words-'), texts: sum('-texts-') },
    firstKeystroke: Math.max(...needed),
  };
}

/** Types every query letter by letter. Measures CPU time, because other processes may be running. */
export function measureTimes(
  files: readonly IndexFile[],
  queries: readonly string[],
): KeystrokeTimes {
  const { core, read } = openIndex(files);
  const before = process.cpuUsage();
  const engine = createEngine(core);
  const open = elapsed(before);
  const times: number[] = [];
  for (const query of queries) {
    for (let length = 1; length <= query.length; length += 1) {
      const typed = query.slice(0, length);
      for (const name of engine.missingShards(typed)) engine.addShard(name, read(name));
      const start = process.cpuUsage();
      const found = engine.find(typed);
      found.hits.slice(0, hitsPerPage).forEach(found.findLanding);
      times.push(elapsed(start));
    }
  }
  const [first = 0] = times;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? 0;
  return { open, first, median: at(0.5), slowest: at(0.99) };
}

function elapsed(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
}
