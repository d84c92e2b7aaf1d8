import { findEnd, findSnippet } from './find-snippet';
import { cellGap, type ReadText, readText } from './read-text';
import { findSpans, joinSpans, type Matches, type Span } from './spans';

/** The tags around highlighted parts. */
interface Tags {
  pre: string;
  post: string;
}

/** A text with highlighted parts, as InstantSearch expects it. */
export interface HighlightedText {
  /** The text itself, not escaped, with tags around the highlighted parts. */
  value: string;
  matchLevel: 'none' | 'partial' | 'full';
  matchedWords: string[];
}

/** What is highlighted, and how. */
export interface Highlighting {
  matches: Matches;
  /** The words of the query. */
  words: readonly string[];
  /** Those that a text itself has which is shown with this one. */
  exact?: ReadonlySet<string>;
  tags: Tags;
}

/** Which part of a text is cut out. */
export interface Cut {
  /** The maximum number of its words. */
  length: number;
  /** The start of a text is wanted if it has a word of the query. */
  prefersStart?: boolean;
  /** The words to look for. Defaults to those that are highlighted. */
  sought?: Matches;
  /** With fewer of them, the text is shown from its start. */
  least?: number;
}

/** Where a snippet starts, with what was found of the text. */
interface Place {
  read: ReadText;
  spans: readonly Span[];
  /** The number of its first word. */
  start: number;
  found: number;
}

/** Highlights the words of a text. */
export function highlightText(text: string, highlighting: Highlighting): HighlightedText {
  const { line, chunks } = readText(text);
  const { matches, exact } = highlighting;
  return addTags(line, findSpans(chunks, matches, exact), highlighting);
}

/**
 * Cuts the part with most of the sought words out of the first of several texts that has it: from its sentence
 * on, within a row of a table the cells of it. `…` marks words of a sentence that are left out. Line breaks become
 * spaces.
 */
export function cutSnippet(
  texts: readonly string[],
  highlighting: Highlighting,
  cut: Cut,
): HighlightedText {
  const { matches, exact } = highlighting;
  const seek = (read: ReadText) => findSpans(read.chunks, cut.sought ?? matches, exact);
  const { least = 0 } = cut;
  let best: Place | undefined;
  for (const text of texts) {
    const read = readText(text);
    const spans = seek(read);
    const isInStart = (spans[0]?.end ?? Infinity) <= (read.words[cut.length - 1]?.end ?? Infinity);
    const { start, found } = findSnippet(read.words, spans, cut.length, highlighting.words);
    if (best && (found <= best.found || found < least)) continue;
    const isStart = (cut.prefersStart && isInStart) || found < least;
    best = { read, spans, start: isStart ? 0 : start, found };
  }
  if (!best) return judge('', [], highlighting);
  const { line, words } = best.read;
  const isRow = words[best.start]?.isInRow;
  if (!isRow) {
    const spans = cut.sought ? findSpans(best.read.chunks, matches, exact) : best.spans;
    return cutWords({ ...best, spans }, highlighting, cut.length);
  }
  const isEnd = ({ endsSentence }: { endsSentence: boolean }) => endsSentence;
  const first = words.slice(0, best.start).findLastIndex(isEnd) + 1;
  const last = words.findIndex((word, index) => index >= best.start && isEnd(word));
  return cutRow(line.slice(words[first]?.start, words[last]?.end), highlighting, cut);
}

/** Cuts the line with most of the sought words out of a code. */
export function cutCode(code: string, highlighting: Highlighting, length: number): HighlightedText {
  const lines = code.split('\n').map((line) => line.replaceAll(cellGap, ', '));
  return cutSnippet(lines, highlighting, { length });
}

function cutWords(
  { read: { line, words }, start: first, spans }: Place,
  highlighting: Highlighting,
  length: number,
): HighlightedText {
  const last = findEnd(words, first, length) - 1;
  const start = words[first]?.start ?? 0;
  const end = words[last]?.end ?? line.length;
  const inside = spans
    .filter((span) => span.start >= start && span.end <= end)
    .map((span) => ({ ...span, start: span.start - start, end: span.end - start }));
  const { value, ...rest } = addTags(line.slice(start, end), inside, highlighting);
  const startsSentence = first === 0 || words[first - 1]?.endsSentence;
  const endsSentence = words[last]?.endsSentence ?? true;
  return {
    value: `${startsSentence ? '' : '… '}${value}${endsSentence ? '' : ' …'}`,
    ...rest,
  };
}

/** What a row is about takes at most this share of the snippet if other cells have more of the sought words. */
const subjectShare = 0.5;
/** A cell with fewer words says nothing without the head of its column, nor does so short a part of one. */
const leastProse = 4;

/**
 * Tells a row, `Variable: PORT · Default: 8080 · Meaning: The port of the server.`, as a sentence: what it is about,
 * and the cells that have more of the sought words, or else the longest.
 */
function cutRow(row: string, highlighting: Highlighting, cut: Cut): HighlightedText {
  const [subject = '', ...cells] = row.split(cellGap);
  const seek = { ...highlighting, matches: cut.sought ?? highlighting.matches };
  const known = new Set(highlightText(subject, seek).matchedWords);
  const isNew = (text: string) =>
    highlightText(text, seek).matchedWords.some((word) => !known.has(word));
  const inValues = cells.filter((cell) => isNew(dropHead(cell)));
  // A message is in the first cell, which then has most of its words.
  const hasMost = known.size > highlighting.words.length / 2;
  const matching = hasMost ? [] : inValues.length > 0 ? inValues : cells.filter(isNew);
  const [longest = ''] = cells.toSorted((one, other) => other.length - one.length);
  const about = cutSnippet([dropHead(subject)], highlighting, {
    ...cut,
    length: matching.length > 0 ? Math.ceil(cut.length * subjectShare) : cut.length,
  });
  const parts: HighlightedText[] = [];
  let room = cut.length - countParts(about);
  for (const cell of matching.length > 0 ? matching : [longest]) {
    if (room < leastProse) break;
    const value = dropHead(cell);
    const saysItself = value.split(' ').length >= leastProse && inValues.length > 0;
    const part = cutSnippet([saysItself || matching.length === 0 ? value : cell], highlighting, {
      ...cut,
      length: room,
      prefersStart: matching.length === 0,
    });
    parts.push(part);
    room -= countParts(part);
  }
  const told = parts.map(({ value }) => value.replace(/\.$/, '')).join('; ');
  return judge(
    told ? `${about.value} – ${told}` : about.value,
    [about, ...parts].flatMap(({ matchedWords }) => matchedWords),
    highlighting,
  );
}

function dropHead(cell: string): string {
  return cell.replace(/^[^:]*: /, '');
}

function countParts({ value }: HighlightedText): number {
  return value.split(' ').length;
}

function addTags(text: string, spans: Span[], highlighting: Highlighting): HighlightedText {
  const { tags } = highlighting;
  let value = '';
  let done = 0;
  for (const { start, end } of joinSpans(text, spans)) {
    value += `${text.slice(done, start)}${tags.pre}${text.slice(start, end)}${tags.post}`;
    done = end;
  }
  return judge(
    value + text.slice(done),
    spans.map(({ word }) => word),
    highlighting,
  );
}

function judge(
  value: string,
  matched: readonly string[],
  { words }: Highlighting,
): HighlightedText {
  const matchedWords = [...new Set(matched)];
  const isFull = words.length > 0 && words.every((word) => matchedWords.includes(word));
  return {
    value,
    matchLevel: isFull ? 'full' : matchedWords.length > 0 ? 'partial' : 'none',
    matchedWords,
  };
}
