import type { SearchRecord } from '../record';
import { toId } from './record-id';

/**
 * The maximum size of a record in bytes, as JSON in UTF-8. The hosted index rejects more than 10,000,
 * which include the digest that is pushed with it (`src/gatsby/hosted-search/pushed-record.ts`).
 */
export const maxRecordSize = 9_900;

const encoder = new TextEncoder();

/** Returns the size of a value in bytes, as JSON in UTF-8. */
export function countBytes(value: unknown): number {
  return encoder.encode(JSON.stringify(value)).length;
}

/**
 * Fills a record with its paragraphs and code. What does not fit continues in further parts with the
 * same title and route; only a single word that fills a whole record is truncated.
 */
export function splitDraft(
  record: SearchRecord,
  paragraphs: readonly string[],
  code: readonly string[],
): SearchRecord[] {
  const single = fill(record, paragraphs.join('\n\n'), code.join('\n\n'));
  if (countBytes(single) <= maxRecordSize) return [single];
  const head = fitTerms(record);
  const room = maxRecordSize - countBytes(head) - 20;
  const texts = packParagraphs(paragraphs, room);
  const codes = packParagraphs(code, room);
  const parts = [...texts.map((text) => [text, '']), ...codes.map((each) => ['', each])];
  if (parts.length === 0) return [head];
  return parts.map(([text = '', each = ''], index) => {
    const part = fill(index === 0 ? head : withoutLists(head), text, each);
    return { ...part, objectID: toId(record.version, record.route, index), part: index };
  });
}

/** What finds a page or a section as a whole belongs to its first part. */
function withoutLists({ messages: _, ...record }: SearchRecord): SearchRecord {
  return { ...record, terms: [], questions: [] };
}

function fill(record: SearchRecord, text: string, code: string): SearchRecord {
  return { ...record, text, code };
}

/** Shortens a list of terms that would leave no room for text, because terms are not split into parts. */
function fitTerms(record: SearchRecord): SearchRecord {
  let { terms } = record;
  while (terms.length > 0 && countBytes({ ...record, terms }) > maxRecordSize * 0.6) {
    terms = terms.slice(0, Math.floor(terms.length * 0.9));
  }
  return { ...record, terms };
}

/** Joins paragraphs into texts of at most `room` bytes; longer paragraphs are split between words. */
function packParagraphs(paragraphs: readonly string[], room: number): string[] {
  const packed: string[] = [];
  for (const piece of paragraphs.flatMap((paragraph) => cutParagraph(paragraph, room))) {
    const last = packed.at(-1);
    const joined = last === undefined ? piece : `${last}\n\n${piece}`;
    if (last !== undefined && countBytes(joined) <= room) packed[packed.length - 1] = joined;
    else packed.push(piece);
  }
  return packed;
}

function cutParagraph(paragraph: string, room: number): string[] {
  if (countBytes(paragraph) <= room) return [paragraph];
  const pieces: string[] = [];
  let piece = '';
  let size = 0;
  for (const whole of paragraph.split(/(?<=\s)/)) {
    // A word that fills a record is data; readers can only search for its start.
    const word = countBytes(whole) > room ? `${whole.slice(0, Math.floor(room / 8))} ` : whole;
    const bytes = countBytes(word);
    if (piece && size + bytes > room) {
      pieces.push(piece.trimEnd());
      piece = '';
      size = 0;
    }
    piece += word;
    size += bytes;
  }
  return [...pieces, piece.trimEnd()].filter(Boolean);
}
