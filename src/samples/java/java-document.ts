import { type Expression, type Invocation, invoke } from './java-expression';
import { makeString, quote } from './java-string';

const documentClass = 'software.amazon.smithy.java.core.serde.document.Document';
const largestInt = 2 ** 31 - 1;
/** `Map.of` takes no more entries. */
const mostEntries = 10;

/** Makes a free-form value. */
export function makeDocument(value: unknown): Expression {
  if (value === null) return makePlain(value);
  const open = typeof value === 'object' ? 'Document.ofObject' : 'Document.of';
  return invoke(open, [makePlain(value)], [documentClass]);
}

/** A JSON value of Java's own types. Its maps take no `null`, so that is a document everywhere. */
function makePlain(value: unknown): Expression {
  if (typeof value === 'string') return makeString(value);
  if (typeof value === 'number') return { text: writeNumber(value) };
  if (typeof value === 'boolean') return { text: String(value) };
  if (typeof value !== 'object' || value === null) {
    return { text: 'Document.of((String) null)', classes: [documentClass] };
  }
  if (Array.isArray(value)) return makeList(value.map(makePlain));
  return makeMap(Object.entries(value).map(([key, held]) => [key, makePlain(held)]));
}

/** Makes a list. */
export function makeList(values: Expression[]): Invocation {
  return invoke('List.of', values, ['java.util.List']);
}

/** Makes a map. */
export function makeMap(entries: [key: string, value: Expression][]): Invocation {
  const classes = ['java.util.Map'];
  const rows = entries.map(([key, value]) => ({ label: `${quote(key)}, `, value }));
  if (rows.length <= mostEntries) return { open: 'Map.of(', rows, classes };
  return invoke(
    'Map.ofEntries',
    rows.map((row) => ({ open: 'Map.entry(', rows: [row] })),
    classes,
  );
}

/** Writes a number of the type that holds it. */
export function writeNumber(value: number): string {
  if (!Number.isInteger(value)) return String(value);
  if (!Number.isSafeInteger(value)) return value.toExponential();
  return Math.abs(value) > largestInt ? `${value}L` : String(value);
}
