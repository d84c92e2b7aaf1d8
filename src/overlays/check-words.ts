import {
  type DocumentEntry,
  isName,
  isReaderText,
  listEntries,
} from '../openapi/document/list-entries';
import type { Finding } from '../problems/problem';
import { nearest } from '../text/nearest';
import { isStructure, printJson } from '../text/written-number';

/** Our extensions of OpenAPI that pages show. */
const extensions = [
  'x-enum-descriptions',
  'x-figure',
  'x-free-form',
  'x-groups',
  'x-life-cycle',
  'x-sdk-name',
];

/**
 * Finds values in an update that no reader would see: values that aren't texts, and values below a
 * mistyped key. `pointer` is that of the update, and `parentKey` the key that it is merged below.
 */
export function checkWords(update: unknown, pointer: string, parentKey: string): Finding[] {
  return listEntries(update, parentKey).flatMap((entry) => {
    const finding = checkText(entry) ?? checkKey(entry);
    return finding ? [{ pointer: pointer + entry.pointer, ...finding }] : [];
  });
}

function checkText(entry: DocumentEntry): Finding | undefined {
  const { key, value, parentKey } = entry;
  const isSingle = !isStructure(value) || Array.isArray(value);
  const isText = parentKey === 'x-enum-descriptions' || key === 'x-sdk-name';
  if (key === 'x-enum-descriptions' && isSingle)
    return describe(key, value, 'a text for each value');
  if (!isText && !(isReaderText(entry) && isSingle)) return undefined;
  return typeof value === 'string' ? undefined : describe(key, value, 'a text');
}

function describe(key: string, value: unknown, expected: string): Finding {
  return {
    code: 'overlay/not-a-text',
    found: `\`${key}: ${printJson(value)}\``,
    expected,
    fix: `write ${key}: ${expected === 'a text' ? '"…"' : '{ VALUE: "…" }'}`,
  };
}

/** Documents may have any key that starts with x-, but one that resembles ours is probably a typo. */
function checkKey(entry: DocumentEntry): Finding | undefined {
  const { key } = entry;
  if (!key.startsWith('x-') || isName(entry) || extensions.includes(key)) return undefined;
  const meant = nearest(key, extensions);
  if (meant === undefined) return undefined;
  return {
    code: 'overlay/unknown-extension',
    found: `${key}, which no page shows`,
    expected: `of what begins with x-, pages show ${extensions.join(', ')}`,
    fix: `did you mean ${meant}?`,
  };
}
