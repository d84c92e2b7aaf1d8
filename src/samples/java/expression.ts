import { isNumber, isStructure } from '../../text/written-number';
import { enclose, hug } from '../print/builders';
import { refer } from '../print/labels';
import { type Code, type Layout, measureStart } from '../print/print';
import { makeString, quote, writeNumber } from './literal';

/** The layout of Java code. */
export const layout: Layout = { width: 72, step: 4 };
/** The columns for an argument on a line of its own, within a call of a chain in a method of a class. */
const room = layout.width - 4 * layout.step;
const documentClass = 'software.amazon.smithy.java.core.serde.document.Document';
/** The maximum for `Map.of`. */
const maxEntries = 10;

/** Makes a call with arguments. A single one starts next to the bracket, unless it fits better on its own line. */
export function invoke(callee: Code, values: Code[]): Code {
  const open: Code = [callee, '('];
  const [only] = values;
  if (only === undefined || values.length > 1) return enclose(open, values, ')', { end: '' });
  return measureStart(only) > room ? [open, only, ')'] : hug(open, only, ')', '');
}

/** Makes a list. */
export function makeList(values: Code[]): Code {
  return invoke([refer('java.util.List'), '.of'], values);
}

/** Makes a map. */
export function makeMap(entries: [key: string, value: Code][]): Code {
  const map = refer('java.util.Map');
  const pairs = entries.map(([key, value]): Code => [quote(key), ', ', value]);
  if (pairs.length <= maxEntries) return enclose([map, '.of('], pairs, ')', { end: '' });
  const rows = pairs.map((pair) => enclose('Map.entry(', [pair], ')', { end: '' }));
  return enclose([map, '.ofEntries('], rows, ')', { end: '' });
}

/** Makes a free-form value. */
export function makeDocument(value: unknown): Code {
  if (value === null) return makePlain(value);
  const method = isStructure(value) ? '.ofObject' : '.of';
  return invoke([refer(documentClass), method], [makePlain(value)]);
}

/** Makes a JSON value of Java's own types, with `null` as a document because `Map.of` rejects `null`. */
function makePlain(value: unknown): Code {
  if (typeof value === 'string') return makeString(value);
  if (isNumber(value)) return writeNumber(value);
  if (typeof value === 'boolean') return String(value);
  if (!isStructure(value)) {
    return [refer(documentClass), '.of((String) null)'];
  }
  if (Array.isArray(value)) return makeList(value.map(makePlain));
  return makeMap(Object.entries(value).map(([key, inner]) => [key, makePlain(inner)]));
}
