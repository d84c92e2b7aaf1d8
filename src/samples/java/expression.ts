import { enclose, hug } from '../print/builders';
import { refer } from '../print/labels';
import { type Code, type Layout, measureStart } from '../print/print';
import { makeString, quote, writeNumber } from './literal';

/** How Java is laid out. */
export const layout: Layout = { width: 72, step: 4 };
/** Columns of an argument on a line of its own, at most: in a call of a chain in a method of a class. */
const room = layout.width - 4 * layout.step;
const documentClass = 'software.amazon.smithy.java.core.serde.document.Document';
/** `Map.of` takes no more entries. */
const mostEntries = 10;

/** Makes a call of values. A single one begins next to the bracket, unless another line has more room. */
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
  if (pairs.length <= mostEntries) return enclose([map, '.of('], pairs, ')', { end: '' });
  const rows = pairs.map((pair) => enclose('Map.entry(', [pair], ')', { end: '' }));
  return enclose([map, '.ofEntries('], rows, ')', { end: '' });
}

/** Makes a free-form value. */
export function makeDocument(value: unknown): Code {
  if (value === null) return makePlain(value);
  const method = typeof value === 'object' ? '.ofObject' : '.of';
  return invoke([refer(documentClass), method], [makePlain(value)]);
}

/** A JSON value of Java's own types. Its maps take no `null`, so that is a document everywhere. */
function makePlain(value: unknown): Code {
  if (typeof value === 'string') return makeString(value);
  if (typeof value === 'number') return writeNumber(value);
  if (typeof value === 'boolean') return String(value);
  if (typeof value !== 'object' || value === null) {
    return [refer(documentClass), '.of((String) null)'];
  }
  if (Array.isArray(value)) return makeList(value.map(makePlain));
  return makeMap(Object.entries(value).map(([key, inner]) => [key, makePlain(inner)]));
}
