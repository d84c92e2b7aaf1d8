import { isMap, isScalar, parse, stringify } from 'yaml';
import { customTags } from '../../../src/content/files/written-numbers';
import { isObject } from '../../../src/openapi/document/document';
import { splitPointer } from '../../../src/openapi/document/pointer';
import { isStructure } from '../../../src/text/written-number';
import { type Entry, findNode, isCollection, listEntries, parseTree } from './yaml-tree';

/** The longest line that a map in braces may be on. */
const lineLength = 100;
/** The longest text of a map in braces within a value. */
const inlineLength = 72;

/**
 * Gives an entry of a map any value, and adds the entry if there is none. Everything else stays the
 * same. A map in braces that becomes too long for its line is written on several lines.
 */
export function writeEntry(text: string, pointer: string, value: unknown): string {
  const document = parseTree(text);
  const cut = pointer.lastIndexOf('/');
  const parent = pointer.slice(0, cut);
  const [key = ''] = splitPointer(pointer.slice(cut));
  const map = findNode(document, parent);
  if (!isMap(map) || !isCollection(map)) throw new Error(`${parent} is no map`);
  const entries = listEntries(map);
  const entry = entries.find((each) => isScalar(each.key) && String(each.key.value) === key);
  if (map.flow) {
    const whole = { ...(map.toJS(document) as Record<string, unknown>), [key]: value };
    const [from = 0, to = 0] = map.range ?? [];
    const inline = writeFlow(whole, true);
    const before = from - (text.lastIndexOf('\n', from - 1) + 1);
    if (before + inline.length <= lineLength || cut <= 0)
      return text.slice(0, from) + inline + text.slice(to);
    return writeEntry(text, parent, whole);
  }
  const [first] = entries;
  const start = (entry ?? first)?.start ?? 0;
  const indent = ' '.repeat(start - (text.lastIndexOf('\n', start - 1) + 1));
  const written = writeBlock(key, value, indent);
  if (entry) return text.slice(0, entry.start) + written + text.slice(endOf(entry, text));
  const at = endOf(entries.at(-1) as Entry, text);
  return `${text.slice(0, at)}\n${indent}${written}${text.slice(at)}`;
}

/** The end of an entry's value, without the line break that ends a text in lines. */
function endOf({ end }: Entry, text: string): number {
  return text.slice(0, end).trimEnd().length;
}

/** An entry in lines, each but the first with `indent` before it; what is short is in braces. */
function writeBlock(key: string, value: unknown, indent: string): string {
  const name = `${writeInline(key, false)}:`;
  if (isShort(value)) return `${name} ${writeFlow(value, false)}`;
  if (typeof value === 'string') {
    return stringify({ [key]: value }, { lineWidth: 0, customTags })
      .trimEnd()
      .replaceAll(/\n(?=.)/g, `\n${indent}`);
  }
  const inner = `${indent}  `;
  return `${name}\n${inner}${writeCollection(value, inner)}`;
}

function writeCollection(value: unknown, indent: string): string {
  if (Array.isArray(value) && value.every(isPlain)) return writeLongList(value, indent);
  const lines = Array.isArray(value)
    ? value.map((item) => `- ${writeItem(item, `${indent}  `)}`)
    : Object.entries(Object(value)).map(([key, part]) => writeBlock(key, part, indent));
  return lines.join(`\n${indent}`);
}

/** A list of short values in brackets, with as many of them on a line as fit. */
function writeLongList(items: readonly unknown[], indent: string): string {
  const lines = [''];
  for (const [index, item] of items.entries()) {
    const text = writeFlow(item, true) + (index < items.length - 1 ? ',' : '');
    const line = lines.at(-1) ?? '';
    if (line !== '' && indent.length + line.length + text.length > lineLength) lines.push(text);
    else lines[lines.length - 1] = line === '' ? text : `${line} ${text}`;
  }
  return `[${lines.join(`\n${indent} `)}]`;
}

function isPlain(item: unknown): boolean {
  return !isStructure(item) && String(item).length < inlineLength;
}

function writeItem(item: unknown, indent: string): string {
  // A text of several lines is a block only below a key.
  return isShort(item) || typeof item === 'string'
    ? writeFlow(item, false)
    : writeCollection(item, indent);
}

/** Whether a value is written on one line: a list of several maps is easier to read in lines. */
function isShort(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\n');
  if (Array.isArray(value) && value.length > 1 && value.some(isObject)) return false;
  return !isStructure(value) || writeFlow(value, false).length <= inlineLength;
}

/** A value on one line, with spaces within braces and none within brackets. */
function writeFlow(value: unknown, isInFlow: boolean): string {
  if (Array.isArray(value)) return `[${value.map((item) => writeFlow(item, true)).join(', ')}]`;
  if (isObject(value)) {
    const entries = Object.entries(value).map(
      ([key, part]) => `${writeInline(key, true)}: ${writeFlow(part, true)}`,
    );
    return entries.length > 0 ? `{ ${entries.join(', ')} }` : '{}';
  }
  // Parsers of YAML 1.1 take a time without quotes for a date.
  const isTime = typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value);
  return isTime ? JSON.stringify(value) : writeInline(value, isInFlow);
}

/** A value on one line, with as few quotes as its place allows. */
function writeInline(value: unknown, isInFlow: boolean): string {
  if (typeof value !== 'string') {
    return stringify(value, { collectionStyle: 'flow', lineWidth: 0, customTags }).trimEnd();
  }
  const fits = (written: string) => {
    try {
      return parse(isInFlow ? `[${written}]` : `key: ${written}`)[isInFlow ? 0 : 'key'] === value;
    } catch {
      return false;
    }
  };
  return value !== '' && !/[\r\n]/.test(value) && fits(value) ? value : JSON.stringify(value);
}
