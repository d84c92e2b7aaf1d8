import { asObject, type OpenApiDocument } from '../openapi/document/document';
import type { Finding } from '../problems/problem';
import { checkWords } from './check-words';
import { explainTarget } from './explain-target';
import { type PathMatch, queryPath } from './json-path';
import { define, holdsNames, mergeUpdate } from './merge-update';
import type { Origins } from './origins';
import type { Origin, OverlayAction, OverlayProblem } from './overlay';

/**
 * Applies one action, which was written at `at`, to `document` itself, notes in `origins` what it
 * wrote, and gives what is wrong with it.
 */
export function applyAction(
  document: OpenApiDocument,
  { target, update, remove }: OverlayAction,
  at: Origin,
  origins: Origins,
): OverlayProblem[] {
  const atTarget = { ...at, pointer: `${at.pointer}/target` };
  const selected = queryPath(document, target);
  if ('mistake' in selected) return [{ ...atTarget, ...explainPath(target, selected.mistake) }];
  const { matches } = selected;
  const [first] = matches;
  if (!first) return [{ ...atTarget, ...explainTarget(document, target) }];
  if (remove && update !== undefined) return [{ ...at, ...bothAtOnce }];
  if (remove) {
    if (matches.some(({ parent }) => !parent)) return [{ ...atTarget, ...wholeDocument }];
    // From the end, so that the positions of what comes before in a list stay true.
    for (const match of matches.toReversed()) removeMatch(match, at, origins);
    return [];
  }
  if (update === undefined) {
    const found = 'neither `update` nor `remove`';
    return [{ ...at, code: 'overlay/no-change', found, ...whatToMerge }];
  }
  const atUpdate = { ...at, pointer: `${at.pointer}/update` };
  const keepsReferences = !document.openapi.startsWith('3.0');
  return [
    ...checkWords(update, atUpdate, nameOf(first)),
    ...matches.flatMap((match) => {
      if (isSingle(match.value)) return [{ ...atTarget, ...explainSingleValue(target) }];
      if (!Array.isArray(match.value) && !isObject(update)) {
        return [{ ...at, ...explainUpdate(update) }];
      }
      return updateMatch(match, update, { at: atUpdate, keepsReferences, origins });
    }),
  ];
}

/** Updates an object or a list; gives what is wrong with the update. */
function updateMatch(
  match: PathMatch,
  update: unknown,
  state: { at: Origin; keepsReferences: boolean; origins: Origins },
): OverlayProblem[] {
  const { value, parent, key } = match;
  const { at, origins } = state;
  if (Array.isArray(value)) {
    origins.change(value, at);
    origins.write(value, value.length, at);
    value.push(structuredClone(update));
    return [];
  }
  const { merged, problems } = mergeUpdate(asObject(value), update, {
    ...state,
    key: nameOf(match),
  });
  if (parent && key !== undefined) define(parent, key, merged);
  return problems;
}

function isSingle(value: unknown): boolean {
  return typeof value !== 'object' || value === null;
}

function isObject(value: unknown): boolean {
  return !isSingle(value) && !Array.isArray(value);
}

/** The key of a match, which says what it is; empty for a name that an author chose. */
function nameOf({ holder, key }: PathMatch): string {
  return holdsNames.has(holder) ? '' : String(key ?? '');
}

function removeMatch({ parent, key }: PathMatch, at: Origin, origins: Origins): void {
  if (!parent || key === undefined) return;
  origins.remove(parent, key, at);
  if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else delete parent[key];
}

const bothAtOnce: Finding = {
  code: 'overlay/update-beside-remove',
  found: '`update` beside `remove: true`, which takes away what the target selects',
  expected: 'one of the two in an action',
  repair: 'remove one of them, or make two actions of it',
};

const wholeDocument: Finding = {
  code: 'overlay/document-removed',
  found: 'the target $ with `remove: true`, which is the document itself',
  expected: 'a part of the document to remove',
  repair: 'select the part, or remove this action',
};

const whatToMerge = {
  expected: 'keys and values to merge into what the target selects',
  repair: 'write them below `update`, `description: …` for example',
};

function explainPath(target: string, mistake: string): Finding {
  return {
    code: 'overlay/invalid-jsonpath',
    found: `the target ${target}, which is no JSONPath: ${mistake}`,
    expected: 'a JSONPath after RFC 9535',
    repair: "mend it; a name with other signs than letters is written ['x-org-id']",
  };
}

function explainUpdate(update: unknown): Finding {
  const written = typeof update === 'string' ? update : JSON.stringify(update);
  const found = `\`update: ${written}\` for an object`;
  return { code: 'overlay/not-an-object', found, ...whatToMerge };
}

function explainSingleValue(target: string): Finding {
  return {
    code: 'overlay/single-value',
    found: `the target ${target}, which selects a single value`,
    expected: 'an object or a list to update',
    repair: 'select what holds the value, and give the value in `update`',
  };
}
