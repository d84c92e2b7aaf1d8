import type { Finding } from '../problems/problem';
import { printJson } from '../text/written-number';

/** An action both updates and removes. */
export const bothAtOnce: Finding = {
  code: 'overlay/update-beside-remove',
  found: '`update` next to `remove: true`, which removes what the target selects',
  expected: 'one of the two in an action',
  fix: 'remove one of them, or split the action in two',
};

/** An action removes the whole document. */
export const wholeDocument: Finding = {
  code: 'overlay/document-removed',
  found: 'the target $, the document itself, with `remove: true`',
  expected: 'a part of the document to remove',
  fix: 'select the part, or remove this action',
};

const whatToMerge = {
  expected: 'keys and values to merge into what the target selects',
  fix: 'write them below `update`, `description: …` for example',
};

/** An action neither updates nor removes. */
export const noChange: Finding = {
  code: 'overlay/no-change',
  found: 'neither `update` nor `remove`',
  ...whatToMerge,
};

/** Reports a target that isn't a JSONPath, and why. */
export function explainPath(target: string, mistake: string): Finding {
  return {
    code: 'overlay/invalid-jsonpath',
    found: `the target ${target}, which is not a JSONPath: ${mistake}`,
    expected: 'a JSONPath as RFC 9535 defines it',
    fix: "correct it; put a name with other characters than letters in brackets and quotes, ['x-org-id']",
  };
}

/** Reports an update of an object that isn't an object itself. */
export function explainUpdate(update: unknown): Finding {
  const written = typeof update === 'string' ? update : printJson(update);
  const found = `\`update: ${written}\` for an object`;
  return { code: 'overlay/not-an-object', found, ...whatToMerge };
}

/** Reports a target that selects a value without parts. */
export function explainSingleValue(target: string): Finding {
  return {
    code: 'overlay/single-value',
    found: `the target ${target}, which selects a single value`,
    expected: 'an object or a list to update',
    fix: 'select the object or list that contains the value, and set the value in `update`',
  };
}
