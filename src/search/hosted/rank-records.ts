import type { Vocabulary } from '../engine/index/write-index';
import { openRecords } from '../engine/open-records';
import type { RecordKind, SearchRecord } from '../record';
import { type GroupedHit, groupRecords, type HostedRecord } from './group-records';

/**
 * Groups the records of a response by page, and ranks the pages as the embedded engine does: the hosted
 * index counts the words that a record has, but not how rare they are, nor how much of a question they
 * make. Pages that the engine does not find follow in the order of the response.
 */
export function rankRecords<Hit extends HostedRecord>(
  hits: readonly Hit[],
  query: string,
  vocabulary: Vocabulary,
): GroupedHit<Hit>[] {
  const pages = groupRecords(hits);
  const best = findBest(hits, query, vocabulary);
  return [...new Set([...best.keys(), ...pages.keys()])].flatMap((page) => {
    const records = pages.get(page) ?? [];
    const first = records.find(({ objectID }) => objectID === best.get(page)) ?? records[0];
    return first ? [{ ...first, sections: records.filter((record) => record !== first) }] : [];
  });
}

/**
 * Returns the id of the best record of each page that the engine finds, best page first. It is unknown
 * for a page that is best found by its own record, which the response does not have.
 */
function findBest(
  hits: readonly HostedRecord[],
  query: string,
  vocabulary: Vocabulary,
): Map<string, string> {
  // An index that was pushed by an earlier version of the site does not say what its pages answer.
  const canRank = hits.every(({ questions, weight }) => questions && weight !== undefined);
  if (!canRank) return new Map();
  const { engine, records } = openRecords(addPages(hits.map(toRecord)), vocabulary);
  const found = engine.find(query);
  return new Map(
    found.hits.flatMap((hit) => {
      const record = records[found.findLanding(hit)];
      return record ? [[record.page, record.objectID]] : [];
    }),
  );
}

/**
 * Texts are not part of a response: they would be most of it, while titles and questions decide. Of the
 * text of a guide, the messages are known.
 */
function toRecord(hit: HostedRecord): SearchRecord {
  const given = Object.fromEntries(Object.entries(hit).filter(([, value]) => value !== null));
  return {
    ...{ kind: 'guide', title: '', names: [], questions: [], breadcrumb: [] },
    ...{ route: hit.page, pageTitle: '', language: '', version: '', weight: 0, part: 0 },
    ...(given as unknown as HostedRecord),
    ...{ text: hit.messages?.join('\n\n') ?? '', code: '', terms: [] },
  };
}

/** Adds the own record of each page of which the response has only parts: it says what the page is about. */
function addPages(records: readonly SearchRecord[]): SearchRecord[] {
  const isOwn = ({ route, page, part }: SearchRecord) => route === page && part === 0;
  const own = new Set(records.filter(isOwn).map(({ page }) => page));
  const parts = new Map(records.map((record) => [record.page, record]));
  const missing = [...parts.values()].filter(({ page }) => !own.has(page));
  return [...records, ...missing.map(toPage)];
}

function toPage({ messages: _, ...part }: SearchRecord): SearchRecord {
  const { page, pageTitle, pageQuestions = [], pageWeight = 0, breadcrumb } = part;
  return {
    ...part,
    ...{ objectID: `${part.objectID} page`, kind: kindOfPage(part), title: pageTitle, names: [] },
    ...{ questions: pageQuestions, weight: pageWeight, route: page, part: 0, text: '' },
    breadcrumb: breadcrumb.slice(0, Math.max(0, breadcrumb.lastIndexOf(pageTitle))),
  };
}

function kindOfPage({ kind, method }: SearchRecord): RecordKind {
  if (kind === 'guide') return kind;
  return method ? 'operation' : 'area';
}
