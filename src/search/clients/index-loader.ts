import { createEngine, type Engine } from '../engine/create-engine';
import {
  type CoreFile,
  type IndexManifest,
  type LexiconFile,
  manifestName,
  type TextsFile,
} from '../engine/index/index-files';
import { findTextShard } from '../engine/index/shards';

/**
 * Returns the parsed content of a file of the index; rejects if it cannot be loaded. If it was loaded
 * before but `isOutdated`, it has to be the one that the server has now.
 */
export type LoadFile = (name: string, isOutdated?: boolean) => Promise<unknown>;

/** Loads each file of an index once, when it is needed. */
export interface IndexLoader {
  manifest(): Promise<IndexManifest>;
  engine(coreFile: string): Promise<Engine>;
  /** Adds the words that a query needs to an engine. */
  loadShards(engine: Engine, query: string): Promise<void>;
  /** Returns the texts of a record. */
  texts(engine: Engine, record: number): Promise<TextsFile[number]>;
  /** Loads the manifest again; returns whether the server has another index than the one in use. */
  renew(): Promise<boolean>;
}

/** Creates a loader. A file that failed to load is requested again the next time. */
export function createIndexLoader(load: LoadFile): IndexLoader {
  const loaded = new Map<string, Promise<unknown>>();
  const engines = new Map<string, Promise<Engine>>();

  const once = <Content>(name: string): Promise<Content> =>
    cache(loaded, name, () => load(name)) as Promise<Content>;

  const replaceManifest = async () => {
    const before = await loaded.get(manifestName);
    if (!before) return false;
    const current = await load(manifestName, true);
    loaded.set(manifestName, Promise.resolve(current));
    return JSON.stringify(current) !== JSON.stringify(before);
  };
  // Shared by all searches that fail at the same time.
  let renewal: Promise<boolean> | undefined;

  return {
    manifest: () => once<IndexManifest>(manifestName),
    engine: (name) => cache(engines, name, async () => createEngine(await once<CoreFile>(name))),
    async loadShards(engine, query) {
      await Promise.all(
        engine.missingShards(query).map(async (name) => {
          engine.addShard(name, await once<LexiconFile>(name));
        }),
      );
    },
    async texts({ core }, record) {
      const { first, file } = findTextShard(record, core.texts);
      const entries = await once<TextsFile>(file);
      return entries[record - first] ?? ['', ''];
    },
    renew() {
      renewal ??= replaceManifest().finally(() => {
        renewal = undefined;
      });
      return renewal;
    },
  };
}

/** Returns the cached promise for a name, or creates it. Failures are not cached. */
function cache<Value>(
  known: Map<string, Promise<Value>>,
  name: string,
  create: () => Promise<Value>,
): Promise<Value> {
  const value = known.get(name) ?? create();
  known.set(name, value);
  value.catch(() => {
    if (known.get(name) === value) known.delete(name);
  });
  return value;
}
