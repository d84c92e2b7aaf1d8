import { isMap, isScalar, type YAMLMap, type YAMLSeq } from 'yaml';

/** Writes an entry into a list of a YAML text, at `index`. Every other character stays as it is. */
export function insertEntry(text: string, list: YAMLSeq, index: number, entry: string): string {
  const before = list.items[index - 1];
  const after = list.items[index];
  if (list.flow) {
    if (before) return splice(text, endOf(before), `, ${entry}`);
    return splice(text, (list.range?.[0] ?? 0) + 1, after ? `${entry}, ` : entry);
  }
  const indent = ' '.repeat(columnOfDash(text, list));
  const newline = text.includes('\r\n') ? '\r\n' : '\n';
  if (before) {
    const end = text.slice(0, endOf(before)).trimEnd().length;
    const line = text.indexOf('\n', end);
    if (line === -1) return `${text}${newline}${indent}- ${entry}${newline}`;
    return splice(text, line + 1, `${indent}- ${entry}${newline}`);
  }
  const dash = text.lastIndexOf('-', startOf(after) - 1);
  return splice(text, dash, `- ${entry}${newline}${indent}`);
}

/** The source of a map, with other values for some of its keys. */
export function rewriteMap(text: string, map: YAMLMap, values: Record<string, string>): string {
  const start = startOf(map);
  let source = text.slice(start, endOf(map)).trimEnd();
  const scalars = map.items.flatMap(({ key, value }) =>
    isScalar(key) && isScalar(value) && values[`${key.value}`] !== undefined
      ? [{ value, written: values[`${key.value}`] ?? '' }]
      : [],
  );
  // From the end, so that the offsets of the others stay true.
  for (const { value, written } of scalars.reverse()) {
    const [from, to] = [startOf(value) - start, endOf(value) - start];
    source = source.slice(0, from) + written + source.slice(to);
  }
  return source;
}

/** Replaces the source of a map. */
export function replaceMap(text: string, map: YAMLMap, source: string): string {
  const written = text.slice(startOf(map), endOf(map)).trimEnd();
  return text.slice(0, startOf(map)) + source + text.slice(startOf(map) + written.length);
}

/** The maps of a list. */
export function mapsOf(list: YAMLSeq): YAMLMap[] {
  return list.items.filter((item) => isMap(item));
}

function columnOfDash(text: string, { items }: YAMLSeq): number {
  const dash = text.lastIndexOf('-', startOf(items[0]) - 1);
  return dash - (text.lastIndexOf('\n', dash) + 1);
}

function splice(text: string, at: number, added: string): string {
  return text.slice(0, at) + added + text.slice(at);
}

function startOf(node: unknown): number {
  return (node as YAMLMap).range?.[0] ?? 0;
}

/** The end of its value, without the spaces and comments that follow. */
function endOf(node: unknown): number {
  return (node as YAMLMap).range?.[1] ?? 0;
}
