import type { SearchRecord } from '../record';
import { createEngine, type Engine } from './create-engine';
import { indexRecords, type Vocabulary } from './index/index-records';
import { orderByPage } from './index/write-index';

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
  const records = orderByPage(unordered);
  return { engine: createEngine(indexRecords(records, vocabulary)), records };
}
