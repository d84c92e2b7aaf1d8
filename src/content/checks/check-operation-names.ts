import type { Finding, Problem } from '../../problems/problem';
import { suggest } from '../../text/nearest';
import type { VersionContent } from '../model';

/** Finds the notes and aliases of operations that do not exist, and every further note on the same operation. */
export function checkOperationNames(version: VersionContent): Problem[] {
  return [...findUnknownNames(version), ...findSecondNotes(version)];
}

/** Operations that are left out because of a mistake count as known here: that mistake is reported already. */
function findUnknownNames({ api, refused, notes, aliases }: VersionContent): Problem[] {
  const operations = new Set([...(api?.operations ?? []).map(({ id }) => id), ...(refused ?? [])]);
  return [...notes, ...aliases]
    .filter(({ operation }) => !operations.has(operation))
    .map(({ file, operation }) => ({
      severity: 'error',
      file,
      near: `operation: ${operation}`,
      ...describeUnknownOperation(operation, operations),
    }));
}

/** Only one note per operation is shown, so a second one would be lost. */
function findSecondNotes({ notes }: VersionContent): Problem[] {
  return notes.flatMap(({ file, operation }, index): Problem[] => {
    const first = notes.slice(0, index).find((note) => note.operation === operation);
    if (!first) return [];
    return [
      {
        severity: 'error',
        code: 'note/second',
        file,
        near: 'operation:',
        found: `a second note on ${operation}, in addition to ${first.file}`,
        expected: 'at most one note per operation',
        fix: 'merge the two notes',
      },
    ];
  });
}

/** Describes an id that no operation has, and suggests the id that was probably meant. */
export function describeUnknownOperation(id: string, operations: ReadonlySet<string>): Finding {
  return {
    code: 'operation/unknown',
    needs: 'overlays',
    found: `the unknown operation ${id}`,
    expected: 'the operationId of an operation of the OpenAPI document',
    fix: suggest(id, operations, 'correct the id, or remove it'),
  };
}
