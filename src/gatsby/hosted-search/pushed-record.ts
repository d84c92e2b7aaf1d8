import { createHash } from 'node:crypto';
import type { SearchRecord } from '../../search/record';

/** A record as the hosted index stores it; by the digest the plugin sees what has changed. */
export interface PushedRecord extends SearchRecord {
  internal: { contentDigest: string };
}

/** What `recordQuery` returns: an optional field that a record lacks is null. */
export interface RecordData {
  data?: { allSearchRecord: { nodes: object[] } };
  errors?: readonly unknown[];
}

/** Every field of a record; the compiler sees to it that none is forgotten. */
const fields: Record<keyof SearchRecord, true> = {
  objectID: true,
  kind: true,
  title: true,
  names: true,
  breadcrumb: true,
  route: true,
  page: true,
  pageTitle: true,
  method: true,
  text: true,
  code: true,
  terms: true,
  language: true,
  version: true,
  weight: true,
  part: true,
};

/** The query for all records, whole: GraphiQL shows with it what is pushed. */
export const recordQuery = `query PushedRecords {
  allSearchRecord {
    nodes {
      ${Object.keys(fields).join('\n      ')}
    }
  }
}`;

/**
 * The records of a query's response. The digest is of what is sent, not of the node, so that a record
 * is sent again too when its form changes and its content does not.
 */
export function toPushedRecords({ data }: RecordData): PushedRecord[] {
  return (data?.allSearchRecord.nodes ?? []).map((node) => {
    const text = JSON.stringify(node, (_key, value) => value ?? undefined);
    const record: SearchRecord = JSON.parse(text);
    const contentDigest = createHash('sha256').update(text).digest('base64url').slice(0, 22);
    return { ...record, internal: { contentDigest } };
  });
}
