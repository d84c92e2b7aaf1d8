import type { Finding } from '../../problems/problem';
import { printJson } from '../../text/written-number';
import { asList, asObject, asText, type OpenApiDocument, own } from '../document/document';
import { escapeKey } from '../document/pointer';
import { findOperationProblems } from './tag-operations';

/** The lists of a tag, and the keys that their entries may have besides `operations`. */
const lists = {
  'x-groups': { title: 'a text' },
  'x-life-cycle': { description: 'a text', states: 'a list of strings' },
} as const;

/**
 * Finds mistakes in the groups and life cycles of tags. Their entries may contain only what a page
 * shows, and operations that exist; groups may list only operations of their own area, each once.
 * `areas` contains the areas of each operation.
 */
export function findTagProblems(
  document: OpenApiDocument,
  areas: ReadonlyMap<string, readonly string[]>,
): Finding[] {
  return asList(document.tags).flatMap((tag, tagIndex) =>
    Object.entries(lists).flatMap(([key, parts]) => {
      const pointer = `/tags/${tagIndex}/${key}`;
      const value = own(asObject(tag), key);
      if (value === undefined) return [];
      if (!Array.isArray(value) || !value.every(namesOperations)) {
        return [{ pointer, ...describeNoList(key) }];
      }
      const area = String(asObject(tag).name);
      return [
        ...value.flatMap((entry, index) => findEntryProblems(entry, `${pointer}/${index}`, parts)),
        ...findOperationProblems(value, pointer, areas, key === 'x-groups' ? area : undefined),
      ];
    }),
  );
}

function namesOperations(entry: unknown): boolean {
  return Array.isArray(asObject(entry).operations);
}

function describeNoList(key: string): Finding {
  return {
    code: 'tag/not-a-list',
    found: `${key} that is no list of entries with operations`,
    expected: 'a list, and in each entry a list `operations`',
    fix: 'write it as WRITING.md shows, or remove it',
  };
}

/** Finds keys that no page shows, and values that aren't texts. */
function findEntryProblems(
  entry: unknown,
  pointer: string,
  parts: Readonly<Record<string, string>>,
): Finding[] {
  const known = [...Object.keys(parts), 'operations'];
  return Object.entries(asObject(entry)).flatMap(([key, value]): Finding[] => {
    const below = `${pointer}/${escapeKey(key)}`;
    if (!known.includes(key)) {
      return [
        {
          code: 'tag/unknown-key',
          pointer: below,
          found: `an unknown ${key} in ${pointer.split('/').at(-2)}`,
          expected: `only ${known.join(', ')}`,
          fix: 'correct its spelling, or remove it',
        },
      ];
    }
    const expected = parts[key] ?? 'a list of operationIds';
    const texts = expected === 'a text' ? [value] : asList(value);
    if (texts.length > 0 && texts.every(asText)) return [];
    return [
      {
        code: 'tag/wrong-value',
        pointer: below,
        found: `\`${key}: ${printJson(value)}\``,
        expected,
        fix: `write ${key}: ${expected === 'a text' ? '"…"' : '[…]'}`,
      },
    ];
  });
}
