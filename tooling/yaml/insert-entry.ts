import { isSeq } from 'yaml';
import { printJson } from '../../src/text/written-number';
import type { Splice } from './remove-entry';
import { writeInline, writeLines } from './write-value';
import { type Collection, listEntries } from './yaml-tree';

/** How to add an entry at the end of a collection; `key` is only for a map. */
export function appendEntry(
  text: string,
  collection: Collection,
  value: unknown,
  key?: string,
): Splice {
  const isJson = /^\s*[{[]/.test(text);
  const entries = listEntries(collection);
  const last = entries.at(-1);
  const [first] = entries;
  if (collection.flow || !first || !last) {
    const written = isJson ? printJson(value) : writeInline(value, true);
    const name =
      key === undefined ? '' : `${isJson ? JSON.stringify(key) : writeInline(key, true)}: `;
    const inner = (collection.range?.[0] ?? 0) + 1;
    if (!last) return { from: inner, to: inner, by: ` ${name}${written} ` };
    return { from: last.end, to: last.end, by: `, ${name}${written}` };
  }
  const indent = ' '.repeat(first.start - (text.lastIndexOf('\n', first.start - 1) + 1));
  const entry = isSeq(collection) ? [value] : { [key ?? '']: value };
  const newline = text.includes('\r\n') ? '\r\n' : '\n';
  const lines = (indent + writeLines(entry, indent)).replaceAll('\n', newline);
  const to = endOfLine(text, last.end);
  const isOpen = to > 0 && text[to - 1] !== '\n';
  return { from: to, to, by: `${isOpen ? newline : ''}${lines}${newline}` };
}

function endOfLine(text: string, end: number): number {
  if (end > 0 && text[end - 1] === '\n') return end;
  const newline = text.indexOf('\n', end);
  return newline < 0 ? text.length : newline + 1;
}
