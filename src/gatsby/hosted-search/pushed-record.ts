import { createHash } from 'node:crypto';
import type { SearchRecord } from '../../search/record';

/** A record as the hosted index stores it. The plugin detects changes by the digest. */
export interface PushedRecord extends SearchRecord {
  internal: { contentDigest: string };
}

/** The result of `recordQuery`: optional fields that are missing from a record are null. */
export interface RecordData {
  data?: { allSearchRecord: { nodes: object[] } };
  errors?: readonly unknown[];
}

const digestLength = 22;

/** Every field of a record; the compiler makes sure that none is missing. */
const fields: Record<keyof SearchRecord, true> = {
  objectID: true,
  kind: true,
  title: true,
  names: true,
  questions: true,
  messages: true,
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

/** The query for all records with all fields. In GraphiQL, it shows what is pushed. */
export const recordQuery = `query PushedRecords {
  allSearchRecord {
    nodes {
      ${Object.keys(fields).join('\n      ')}
    }
  }
}`;

/**
 * Converts a query's response to records. The digest is that of the data that is sent, not of the node,
 * so that a record is also sent again if only its format has changed.
 */
export function toPushedRecords({ data }: RecordData): PushedRecord[] {
  return (data?.allSearchRecord.nodes ?? []).map((node) => {
    const text = JSON.stringify(node, (_key, value) => value ?? undefined);
    const record: SearchRecord = JSON.parse(text);
    const contentDigest = createHash('sha256')
      .update(text)
      .digest('base64url')
      .slice(0, digestLength);
    return { ...record, internal: { contentDigest } };
  });
}

/** Returns the size in bytes of a record as it is pushed, with its digest. */
export function sizeOf(record: SearchRecord): number {
  const contentDigest = '-'.repeat(digestLength);
  return Buffer.byteLength(JSON.stringify({ ...record, internal: { contentDigest } }));
}
