import { isDeepStrictEqual } from 'node:util';
import { parseDocument } from 'yaml';
import type { Names, TypeName } from '../../src/openapi/names/names';

/** The text of `names.yaml` with other names of types and areas; the same text if there are none. Comments stay. */
export function writeNames(text: string, before: Names, after: Names): string {
  const edits = [
    ...listEdits(['types'], before.types, after.types, writeType),
    ...after.areas.flatMap(({ name: _, ...area }, index) => {
      const { name: __, ...old } = before.areas[index] ?? { name: '' };
      return listEdits(['areas', index], old, area, (value) => value);
    }),
  ];
  if (edits.length === 0) return text;
  const document = parseDocument(text);
  for (const { path, value } of edits) {
    // A single value keeps the comment behind it.
    const written = typeof value === 'string' ? value : document.createNode(value, { flow: true });
    if (value === undefined) document.deleteIn(path);
    else document.setIn(path, written);
  }
  return document.toString({ lineWidth: 0 });
}

/** What differs between two maps: where, and the new value as it is written; undefined for what is gone. */
function listEdits<Value>(
  path: (string | number)[],
  before: Record<string, Value>,
  after: Record<string, Value>,
  write: (value: Value) => unknown,
): { path: (string | number)[]; value: unknown }[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key) => {
    const value = after[key];
    if (isDeepStrictEqual(before[key], value)) return [];
    return [{ path: [...path, key], value: value === undefined ? undefined : write(value) }];
  });
}

/** A type in as few signs as it needs. */
function writeType({ schemas, like }: TypeName): unknown {
  const schema = schemas.length > 1 ? schemas : schemas[0];
  return like === undefined ? schema : { schema, like };
}
