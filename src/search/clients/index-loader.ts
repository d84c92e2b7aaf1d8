import { createEngine, type Engine } from '../engine/create-engine';
import {
  type CoreFile,
  type IndexManifest,
  type LexiconFile,
  manifestName,
  type TextsFile,
} from '../engine/index/index-files';
import { findText } from '../engine/index/shards';
import type { Ranking } from '../engine/score/ranking';

/** Gives the parsed content of a file of the index; rejects when it cannot be had. */
export type LoadFile = (name: string) => Promise<unknown>;

/** The index, file by file as it is needed; each is loaded once. */
export interface IndexLoader {
  manifest(): Promise<IndexManifest>;
  engine(coreFile: string): Promise<Engine>;
  /** Makes an engine know the words that a query needs. */
  loadWords(engine: Engine, query: string): Promise<void>;
  /** The texts of a record. */
  texts(engine: Engine, record: number): Promise<TextsFile[number]>;
}

/** Loads the files of an index. What failed is asked for again the next time. */
export function createIndexLoader(load: LoadFile, ranking?: Ranking): IndexLoader {
  const loaded = new Map<string, Promise<unknown>>();
  const engines = new Map<string, Promise<Engine>>();

  const once = <Content>(name: string): Promise<Content> =>
    keep(loaded, name, () => load(name)) as Promise<Content>;

  return {
    manifest: () => once<IndexManifest>(manifestName),
    engine: (name) =>
      keep(engines, name, async () => createEngine(await once<CoreFile>(name), ranking)),
    async loadWords(engine, query) {
      await Promise.all(
        engine.missingWords(query).map(async (name) => {
          engine.addWords(name, await once<LexiconFile>(name));
        }),
      );
    },
    async texts({ core }, record) {
      const { first, file } = findText(record, core.texts);
      const entries = await once<TextsFile>(file);
      return entries[record - first] ?? ['', ''];
    },
  };
}

/** The value that is being made or was made under a name; a failure is forgotten. */
function keep<Value>(
  known: Map<string, Promise<Value>>,
  name: string,
  make: () => Promise<Value>,
): Promise<Value> {
  const value = known.get(name) ?? make();
  known.set(name, value);
  value.catch(() => {
    if (known.get(name) === value) known.delete(name);
  });
  return value;
}
