import type { Finding, Problem } from '../../problems/problem';
import { nearest } from '../../text/nearest';
import type { VersionContent } from '../model';

/** Finds the notes and aliases whose operation does not exist, and all but the first note on an operation. */
export function checkOperationNames(version: VersionContent): Problem[] {
  return [...findUnknownNames(version), ...findSecondNotes(version)];
}

function findUnknownNames({ api, notes, aliases }: VersionContent): Problem[] {
  const operations = new Set(api?.operations.map(({ id }) => id));
  const named = [
    ...notes.map(({ file, operation }) => ({ file, operation })),
    ...aliases.map(({ file, operation }) => ({ file, operation })),
  ];
  return named
    .filter(({ operation }) => !operations.has(operation))
    .map(({ file, operation }) => ({
      severity: 'error',
      file,
      near: `operation: ${operation}`,
      ...describeUnknownOperation(operation, operations),
    }));
}

/** A note is the only one on its operation, or one of two would be lost. */
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
        found: `a second note on ${operation}, beside ${first.file}`,
        expected: 'one note on an operation',
        fix: 'join the two',
      },
    ];
  });
}

/** Says of an id that no operation has it, and which was probably meant. */
export function describeUnknownOperation(id: string, operations: ReadonlySet<string>): Finding {
  const meant = nearest(id, operations);
  return {
    code: 'operation/unknown',
    found: `the unknown operation ${id}`,
    expected: 'the operationId of an operation of the OpenAPI document',
    fix: meant ? `write ${meant}` : 'correct the id, or remove it',
  };
}
