import type { Finding } from '../problems/problem';

/** Says of an action that it updates and removes. */
export const bothAtOnce: Finding = {
  code: 'overlay/update-beside-remove',
  found: '`update` beside `remove: true`, which takes away what the target selects',
  expected: 'one of the two in an action',
  fix: 'remove one of them, or make two actions of it',
};

/** Says of an action that it removes everything. */
export const wholeDocument: Finding = {
  code: 'overlay/document-removed',
  found: 'the target $ with `remove: true`, which is the document itself',
  expected: 'a part of the document to remove',
  fix: 'select the part, or remove this action',
};

const whatToMerge = {
  expected: 'keys and values to merge into what the target selects',
  fix: 'write them below `update`, `description: …` for example',
};

/** Says of an action that it neither updates nor removes. */
export const noChange: Finding = {
  code: 'overlay/no-change',
  found: 'neither `update` nor `remove`',
  ...whatToMerge,
};

/** Says of a target that it is no JSONPath, and why. */
export function explainPath(target: string, mistake: string): Finding {
  return {
    code: 'overlay/invalid-jsonpath',
    found: `the target ${target}, which is no JSONPath: ${mistake}`,
    expected: 'a JSONPath after RFC 9535',
    fix: "mend it; a name with other signs than letters is written ['x-org-id']",
  };
}

/** Says of an update of an object that it has no keys. */
export function explainUpdate(update: unknown): Finding {
  const written = typeof update === 'string' ? update : JSON.stringify(update);
  const found = `\`update: ${written}\` for an object`;
  return { code: 'overlay/not-an-object', found, ...whatToMerge };
}

/** Says of a target that it selects something that has no parts. */
export function explainSingleValue(target: string): Finding {
  return {
    code: 'overlay/single-value',
    found: `the target ${target}, which selects a single value`,
    expected: 'an object or a list to update',
    fix: 'select what holds the value, and give the value in `update`',
  };
}
