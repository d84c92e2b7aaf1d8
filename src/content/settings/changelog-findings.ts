import { basename } from 'node:path';
import type { Change } from '../../openapi/changes/change';
import { inFile, type Problem } from '../../problems/problem';

type WrittenPart = Pick<Change, 'change' | 'operation' | 'type' | 'area' | 'aspect'>;

/** Finds the changes of which nobody could say what they concern. */
export function checkParts(file: string, changes: readonly WrittenPart[]): Problem[] {
  return changes.flatMap((change, index): Problem[] => {
    const pointer = `/changes/${index}`;
    const { operation, type, area, aspect } = change;
    if (operation === undefined && type === undefined && area === undefined) {
      return inFile(file, [{ pointer, ...describeNoPart() }]);
    }
    const isForeign = aspect !== undefined && change.change !== 'changed';
    if (!isForeign) return [];
    return [
      {
        severity: 'error',
        code: 'changelog/aspect-of-no-change',
        file,
        pointer: `${pointer}/aspect`,
        found: `the aspect ${aspect} of a part that was ${change.change}`,
        expected: 'an aspect only together with `change: changed`',
        fix: 'remove the aspect, or write `change: changed`',
      },
    ];
  });
}

function describeNoPart() {
  return {
    code: 'changelog/no-part',
    found: 'a change without the part that it concerns',
    expected: 'an operation, a type or an area, and what is inside it',
    fix: 'add `operation: …`, `type: …` or `area: …`',
  };
}

/** A name like `2026-11-23.yaml`, or `2026-11-23-2.yaml` for the second update of a day. */
const namePattern = /^(\d{4}-\d\d-\d\d)(?:-(\d+))?\.yaml$/;

/** Checks that the name of a file begins with its date. */
export function checkName(file: string, date: string): Problem[] {
  if (namePattern.exec(basename(file))?.[1] === date) return [];
  return [
    {
      severity: 'error',
      code: 'changelog/wrong-name',
      file,
      near: 'date:',
      found: `the date ${date} in a file with the name ${basename(file)}`,
      expected: `the name ${date}.yaml, or ${date}-2.yaml for the second update of the day`,
      fix: 'rename the file, or correct the date',
    },
  ];
}

/** The number of an update among those of its day. */
export function numberOf(file: string): number {
  return Number(namePattern.exec(basename(file))?.[2] ?? 1);
}
