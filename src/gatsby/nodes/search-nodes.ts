import type { Content } from '../../content/model';
import type { SearchRecord } from '../../search/record';
import { buildRecords } from '../../search/records/build-records';
import type { PlainNode } from './plain-node';

/** What a search can find in the whole site, in the language that the content is written in. */
export function listRecords({ site, versions }: Content): SearchRecord[] {
  const language = site.languages[0]?.code ?? 'en';
  return versions.flatMap((version) => buildRecords({ ...version, language }));
}

/** The records as nodes: GraphiQL shows exactly what is pushed and indexed. */
export function toSearchNodes(records: readonly SearchRecord[]): PlainNode[] {
  return records.map((record) => ({
    type: 'SearchRecord',
    key: record.objectID,
    fields: { ...record },
  }));
}
