import { asObject } from '../openapi/document/document';
import { type Below, type DocumentPart, listBelow } from '../openapi/document/list-parts';
import { isReaderText } from '../openapi/document/list-texts';
import { escapeKey } from '../openapi/document/pointer';
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
 * mistyped key. `pointer` is that of the update, and `target` what it is merged into.
 */
export function checkWords(update: unknown, pointer: string, target: Below | undefined): Finding[] {
  return listBelow(update, target, pointer).flatMap((part) =>
    Object.entries(part.value).flatMap(([key, value]) => {
      const at = `${part.pointer}/${escapeKey(key)}`;
      const finding = checkText(part, key, value) ?? checkKey(key);
      return [
        ...(finding ? [{ pointer: at, ...finding }] : []),
        ...checkValueTexts(key, value, at),
      ];
    }),
  );
}

function checkText(part: DocumentPart, key: string, value: unknown): Finding | undefined {
  const isSingle = !isStructure(value) || Array.isArray(value);
  if (key === 'x-enum-descriptions' && isSingle)
    return describe(key, value, 'a text for each value');
  const isText = key === 'x-sdk-name' || (isReaderText(part, key) && isSingle);
  return isText && typeof value !== 'string' ? describe(key, value, 'a text') : undefined;
}

function checkValueTexts(key: string, texts: unknown, at: string): Finding[] {
  return Object.entries(key === 'x-enum-descriptions' ? asObject(texts) : {}).flatMap(
    ([name, text]) =>
      typeof text === 'string'
        ? []
        : [{ pointer: `${at}/${escapeKey(name)}`, ...describe(name, text, 'a text') }],
  );
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
function checkKey(key: string): Finding | undefined {
  if (!key.startsWith('x-') || extensions.includes(key)) return undefined;
  const meant = nearest(key, extensions);
  if (meant === undefined) return undefined;
  return {
    code: 'overlay/unknown-extension',
    found: `${key}, which no page shows`,
    expected: `of what begins with x-, pages show ${extensions.join(', ')}`,
    fix: `did you mean ${meant}?`,
  };
}
