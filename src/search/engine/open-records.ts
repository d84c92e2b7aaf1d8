import type { SearchRecord } from '../record';
import { createEngine, type Engine } from './create-engine';
import type { CoreFile, LexiconFile } from './index/index-files';
import { orderByPage, type Vocabulary, writeScope } from './index/write-index';

/** An index in memory. */
export interface OpenRecords {
  engine: Engine;
  /** The records by their number in the engine. */
  records: SearchRecord[];
}

/** Indexes some records of one language and version, without writing files. */
export function openRecords(
  unordered: readonly SearchRecord[],
  vocabulary: Vocabulary,
): OpenRecords {
  const records = orderByPage(unordered).flat();
  const parts: unknown[] = [];
  const { core } = writeScope(records, vocabulary, (_part, content) => {
    parts.push(content);
    return `${parts.length - 1}`;
  });
  const engine = createEngine(parts[Number(core)] as CoreFile);
  for (const { file } of engine.core.words) {
    engine.addShard(file, parts[Number(file)] as LexiconFile);
  }
  return { engine, records };
}
