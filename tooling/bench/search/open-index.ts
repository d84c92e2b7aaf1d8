import { createEngine, type Engine } from '../../../src/search/engine/create-engine';
import { manifestName } from '../../../src/search/engine/index/index-files';
import { type Lexicon, openLexicon } from '../../../src/search/engine/index/lexicon';
import type { IndexFile } from '../../../src/search/engine/index/write-index';

/** The opened index of one language and version, and its lexicons, that of names first. */
export interface OpenIndex {
  engine: Engine;
  lexicons: Lexicon[];
}

/** Opens the first language and version of an index, with all of its words. */
export function openIndex(files: readonly IndexFile[]): OpenIndex {
  const read = (name: string) => JSON.parse(files.find((file) => file.name === name)?.text ?? '{}');
  const engine = createEngine(read(read(manifestName).scopes[0].core));
  const texts = engine.core.words.map(({ file }) => {
    const lexicon = read(file);
    engine.addShard(file, lexicon);
    return openLexicon(lexicon);
  });
  return { engine, lexicons: [engine.core.lexicon, ...texts] };
}
