import { isScalar, isSeq, type Node } from 'yaml';
import { type Entry, isCollection, listEntries } from './yaml-tree';

/** A part of a text, and what replaces it. */
export interface Splice {
  from: number;
  to: number;
  by: string;
}

/** How to remove an entry of a map or a list, and the comment that belongs to it. */
export function removeEntry(text: string, entry: Entry): Splice {
  const { collection, index } = entry;
  if (collection.items.length === 1) return emptyCollection(text, entry);
  return collection.flow ? removeInline(text, entry) : removeLines(text, entry, index);
}

/** A collection without entries can only be written in braces or brackets. */
function emptyCollection(text: string, { collection, start, end }: Entry): Splice {
  const by = isSeq(collection) ? '[]' : '{}';
  if (collection.flow) {
    const [from = start, to = end] = collection.range ?? [];
    return { from, to, by };
  }
  const gap = text.slice(0, start).match(/[ \t\r\n]*$/)?.[0] ?? '';
  const isOnOwnLine = gap.includes('\n');
  const before = text.slice(0, start - gap.length);
  // A comment beside the key must end before the braces.
  const lastLine = before.slice(before.lastIndexOf('\n') + 1);
  const joins = isOnOwnLine && before.trim() !== '' && !/(^|\s)#/.test(lastLine);
  const to = text[end - 1] === '\n' ? end - 1 : end;
  return { from: joins ? start - gap.length : start, to, by: joins ? ` ${by}` : by };
}

/** Removes an entry between braces or brackets, with one of the commas beside it. */
function removeInline(text: string, { collection, index, start, end }: Entry): Splice {
  const entries = listEntries(collection);
  const next = entries[index + 1];
  if (next) return { from: start, to: next.start, by: '' };
  const before = entries[index - 1]?.end ?? start;
  // A comment after the comma belongs to the entry before, which then keeps its comma.
  const from = text.slice(before, start).includes('#') ? start : before;
  const comma = /^\s*,/.exec(text.slice(end));
  return { from, to: end + (comma?.[0].length ?? 0), by: '' };
}

function removeLines(text: string, entry: Entry, index: number): Splice {
  const lineStart = startOfLine(text, entry.start);
  const indent = text.slice(lineStart, entry.start);
  const to = endOfLines(text, entry.end, indent.length);
  const entries = listEntries(entry.collection);
  const next = entries[index + 1];
  if (indent.trim() !== '' && next) {
    // It begins in the line of the dash or key around it, where the next one takes its place.
    const rest = text.slice(to);
    return { from: entry.start, to: to + (rest.length - rest.trimStart().length), by: '' };
  }
  const floor = entries[index - 1]?.end ?? 0;
  const comment = commentAbove(text, lineStart, indent);
  const isOwn = comment < lineStart && ownsComment(text, { comment, to, indent, floor, next });
  const from = isOwn ? comment : lineStart;
  return { ...trimBlankLines(text, from, to, entries[index - 1]), by: '' };
}

/**
 * A comment belongs to the entry below it. After an empty line it is the heading of all entries up to
 * the next empty line, and goes with the last of them.
 */
function ownsComment(
  text: string,
  at: { comment: number; to: number; indent: string; floor: number; next?: Entry | undefined },
): boolean {
  const { comment, to, indent, floor, next } = at;
  if (comment === 0 || comment < floor) return false;
  const isHeading = isBlank(lineBefore(text, comment)) || floor === 0;
  const follows = next?.start === to + indent.length;
  return !isHeading || !follows;
}

/** Where the comment directly above a line starts; the line itself if it has none. */
function commentAbove(text: string, lineStart: number, indent: string): number {
  let start = lineStart;
  while (start > 0) {
    const above = startOfLine(text, start - 1);
    if (!text.slice(above, start).startsWith(`${indent}#`)) break;
    start = above;
  }
  return start;
}

/** The end of the lines of an entry, with the comments that are indented deeper than the entry. */
function endOfLines(text: string, end: number, column: number): number {
  let to = end > 0 && text[end - 1] === '\n' ? end : nextLine(text, end);
  const inner = new RegExp(`^(?:[ \\t]*\\r?\\n)*[ ]{${column + 1},}#[^\\n]*(?:\\n|$)`);
  for (;;) {
    const match = inner.exec(text.slice(to));
    if (!match) return to;
    to += match[0].length;
  }
}

/** Leaves one of the empty lines on both sides, none at the start of a collection, and none at the end of a file. */
function trimBlankLines(text: string, from: number, to: number, before?: Entry) {
  const blank = /^(?:[ \t]*\r?\n)+/.exec(text.slice(to))?.[0] ?? '';
  const isFree = !before || isBlank(lineBefore(text, from)) || keepsBlankLines(text, before.value);
  const end = isFree ? to + blank.length : to;
  if (end < text.length) return { from, to: end };
  const gap = /(?<=\n)(?:[ \t]*\r?\n)+$/.exec(text.slice(0, from));
  return { from: Math.max(gap?.index ?? from, before?.end ?? 0), to: end };
}

/** Whether empty lines after a value would become part of it (`|+`). */
function keepsBlankLines(text: string, value: Node | null): boolean {
  if (isCollection(value)) {
    const last = listEntries(value).at(-1);
    return !value.flow && last !== undefined && keepsBlankLines(text, last.value);
  }
  const isBlock = isScalar(value) && (value.type ?? '').startsWith('BLOCK');
  return isBlock && /^[|>]\d?\+/.test(text.slice(value.range?.[0]));
}

function startOfLine(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1;
}

function nextLine(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end < 0 ? text.length : end + 1;
}

function lineBefore(text: string, lineStart: number): string | undefined {
  return lineStart === 0 ? undefined : text.slice(startOfLine(text, lineStart - 1), lineStart);
}

function isBlank(line: string | undefined): boolean {
  return line !== undefined && line.trim() === '';
}
