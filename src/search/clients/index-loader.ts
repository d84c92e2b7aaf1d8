import { createEngine, type Engine } from '../engine/create-engine';
import {
  type CorpusFile,
  type IndexManifest,
  manifestName,
  type TextsFile,
} from '../engine/index/index-files';

/**
 * Returns the parsed content of a file of the index; rejects if it cannot be loaded. If it was loaded
 * before but `isOutdated`, it has to be the one that the server has now.
 */
export type LoadFile = (name: string, isOutdated?: boolean) => Promise<unknown>;

/** Loads each file of an index once, when it is needed. */
export interface IndexLoader {
  manifest(): Promise<IndexManifest>;
  engine(corpusFile: string): Promise<Engine>;
  texts(textsFile: string): Promise<TextsFile>;
  /** Returns the texts if they are loaded already. */
  loadedTexts(textsFile: string): TextsFile | undefined;
  /** Loads the manifest again; returns whether the server has another index than the one in use. */
  renew(): Promise<boolean>;
}

/** Creates a loader. A file that failed to load is requested again the next time. */
export function createIndexLoader(load: LoadFile): IndexLoader {
  const manifests = new Map<string, Promise<IndexManifest>>();
  const engines = new Map<string, Promise<Engine>>();
  const texts = new Map<string, Promise<TextsFile>>();
  const loadedTexts = new Map<string, TextsFile>();

  const replaceManifest = async () => {
    const before = await manifests.get(manifestName);
    if (!before) return false;
    const current = (await load(manifestName, true)) as IndexManifest;
    manifests.set(manifestName, Promise.resolve(current));
    return JSON.stringify(current) !== JSON.stringify(before);
  };
  // Shared by all searches that fail at the same time.
  let renewal: Promise<boolean> | undefined;

  return {
    manifest: () =>
      cache(manifests, manifestName, async () => (await load(manifestName)) as IndexManifest),
    engine: (name) =>
      cache(engines, name, async () => createEngine((await load(name)) as CorpusFile)),
    texts: (name) =>
      cache(texts, name, async () => {
        const loaded = (await load(name)) as TextsFile;
        loadedTexts.set(name, loaded);
        return loaded;
      }),
    loadedTexts: (name) => loadedTexts.get(name),
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
