import { algoliaSettings } from '../../search/hosted/algolia-settings';
import type { SearchRecord } from '../../search/record';
import type { StoredContent } from '../content-store';
import { redact } from './admin-key';
import { type PushAccess, readPushAccess } from './environment';
import { describeError } from './failures';
import { type PushPlan, planPush } from './push-plan';
import { createClient } from './push-records';
import { sizeOf, toPushed } from './pushed-record';
import { readIndex } from './read-index';
import { toSynonymHits } from './synonyms';

/** What the next push would send, and how that differs from the hosted index where it can be read. */
export interface NextPush extends Partial<PushPlan> {
  recordCount: number;
  /** In bytes, of all records together. */
  size: number;
  index?: string;
  isCompared: boolean;
  /** Why the index was not compared. */
  reason?: string;
}

/** Compares the records with the hosted index, which it only reads. No result contains the admin key. */
export async function compareIndex(
  { content, records }: Pick<StoredContent, 'content' | 'records'>,
  env: Record<string, string | undefined>,
): Promise<NextPush> {
  const all = [...records.values()].flat();
  const push = { recordCount: all.length, size: all.reduce((sum, each) => sum + sizeOf(each), 0) };
  const access = readPushAccess(env);
  if (!access) {
    const reason =
      'The index can only be read with GATSBY_ALGOLIA_APP_ID, GATSBY_ALGOLIA_INDEX and ALGOLIA_ADMIN_KEY.';
    return { ...push, isCompared: false, reason };
  }
  const { indexName: index, adminKey } = access;
  try {
    return { ...push, index, isCompared: true, ...(await readPlan(content, all, access)) };
  } catch (error) {
    const reason = `The index could not be read: ${describeError(error as Error)}`;
    return { ...push, index, isCompared: false, reason: redact(reason, adminKey) };
  }
}

async function readPlan(
  { synonyms }: StoredContent['content'],
  records: readonly SearchRecord[],
  access: PushAccess,
): Promise<PushPlan> {
  const state = await readIndex(createClient(access, access.adminKey), access.indexName);
  const wanted = {
    records: toPushed(records),
    settings: algoliaSettings,
    synonyms: toSynonymHits(synonyms),
  };
  return planPush(wanted, state);
}
